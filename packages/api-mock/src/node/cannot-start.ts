/** The place of the server cannot be used; the message says in one sentence why, and which setting to change. */
export class CannotStart extends Error {}

/** The machine's or a database's short name of an error. */
export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error)
