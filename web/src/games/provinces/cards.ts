/** The two characters on each card. */
export const KANJI: Record<string, string> = {
  scout: '物見', mountain: '山越', navy: '水軍', squad: '部隊', ninja: '忍者', kyoto: '上洛', support: '援軍', rebel: '謀反', exile: '追放', prisoner: '捕虜',
  decoy: '囮', retreat: '撤退', uesugi: '謙信', takeda: '信玄', oda: '信長', mori: '元就', chosokabe: '元親', otomo: '宗麟',
}; // prettier-ignore
