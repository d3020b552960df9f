/** What was asked of a portfolio cannot be done; the message says why, for who asked. */
export class RefusalError extends Error {}
