/** How many days entries of the audit log are kept, from the configuration only. */
export class AuditRetention {
  constructor(readonly days: number) {}
}
