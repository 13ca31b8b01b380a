"""x"""
def show(view,say): return ""
