/** Calls that the specification does not know, by the names under which a server says that it has them (docs/decisions/03). */
export const EXTENSIONS = [
  'operation-cancel',
  'declaration',
  'receipt',
  'ais-acts',
  'year-archive',
  'robo-questionnaire',
  'robo-projection',
  'robo-admin',
  'bank-signature',
  'bank-cancel',
  'address',
  'marel-demonstration',
  'connections',
  'attachment',
  'contact',
  'open-sessions',
  'kept',
  'purpose',
] as const
export type Extension = (typeof EXTENSIONS)[number]

/**
 * Says whether a server has a call: one of the specification always, any other where the server names its extension.
 *
 * @param extensions what the server says of itself; undefined where it is of the same build and has them all
 * @param call the call, or what is known of it
 * @example hasCall([], { extension: 'receipt' }) // false
 */
export const hasCall = (
  extensions: readonly string[] | undefined,
  { extension }: { readonly extension: Extension | undefined },
): boolean => extensions === undefined || extension === undefined || extensions.includes(extension)
