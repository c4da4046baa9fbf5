/**
 * A text without addresses, links and phone numbers: the public pages state nobody's contact details, whatever somebody
 * writes into a biography.
 */
export const withoutContacts = (text: string): string =>
  text
    .replace(contacts, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+(?=[.,،;؛!?؟\n]|$)/g, '')
    .trim()

const contacts =
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|sa|me|io|co|link|app)(?:\/\S*)?(?![\p{L}\p{N}])|(?<!\S)@[\p{L}\p{N}_.]{2,}|(?<!\p{N})[+(]?\p{Nd}(?:[\s()\-–.]?\p{Nd}){8,}(?!\p{N})/giu
