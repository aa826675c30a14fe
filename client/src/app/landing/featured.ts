/** Specification, section 2: three cards. */
export const FEATURED = 3;
