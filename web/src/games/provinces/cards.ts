/** The text on a card's spine: a tactic's name as in the Japanese texts, or a daimyo's given name. */
export const KANJI: Record<string, string> = {
  scout: '物見', mountain: '山越え', navy: '水軍', squad: '分隊', ninja: '忍', kyoto: '上洛', support: '加勢', rebel: '謀反', exile: '追放', prisoner: '人質',
  decoy: '囮', retreat: '退却', uesugi: '謙信', takeda: '信玄', oda: '信長', mori: '元就', chosokabe: '元親', otomo: '宗麟',
}; // prettier-ignore
