/** The platform's public origin, used in links of mails and in QR codes. */
export class PublicAddress {
  constructor(readonly origin: string) {}
}
