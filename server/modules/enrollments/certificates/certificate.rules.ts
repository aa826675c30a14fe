/** Why there is no PDF and no picture. */
export const UNPRINTABLE =
  'None of our fonts has one of the letters on this certificate. “Download Certificate” prints it with the fonts of your device.';
