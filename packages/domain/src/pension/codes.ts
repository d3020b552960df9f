/** Providers that send a code of six digits after the password (MAREL-62, MAREL-63). */
export const CODE_PROVIDERS = ['dgfip', 'ameli'] as const
export type CodeProvider = (typeof CODE_PROVIDERS)[number]

/** A code serves for this many milliseconds, and may be wrong this often before a block (S-CONST-28). */
export const CODE_RULES = { lastsMs: 10 * 60_000, tries: 3 } as const
