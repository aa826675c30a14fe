/** A file that cannot be imported at all; the message says why, in a sentence for the person who chose it. */
export class UnreadableFile {
  constructor(readonly message: string) {}
}
