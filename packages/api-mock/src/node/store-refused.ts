/** A store cannot be used; the message says why, in words that follow its name. */
export class StoreRefused extends Error {}
