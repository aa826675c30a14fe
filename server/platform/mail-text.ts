const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Endings after a dot that are no domains, as in the names of programs and files. */
const NO_DOMAIN =
  'js|jsx|ts|tsx|mjs|css|scss|html?|jpe?g|png|pdf|docx?|xlsx?|pptx?|csv|txt|json|xml|java|cpp|php';

/** An address with a scheme, one that begins with "www", a domain or email address, or a network address. */
const ADDRESS = new RegExp(
  [
    String.raw`:\s*//`,
    String.raw`\bwww\s*\.`,
    String.raw`[\p{L}\p{N}_-]\.(?!(?:${NO_DOMAIN})(?![\p{L}\p{N}-]))(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)`,
    String.raw`\d\.\d+\.\d+\.\d`,
  ].join('|'),
  'iu',
);

/**
 * For every text in a mail that an account chose, such as a name or title: `instead` if the text contains an address, so
 * that nobody can send others to a site of their choice in the name of this platform.
 */
export function withoutAddresses(text: string, instead: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[。。․]/g, '.');
  return ADDRESS.test(visible) ? instead : text;
}
