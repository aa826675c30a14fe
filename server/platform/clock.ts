/** The time as the application sees it; tests register their own. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
