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
] as const
export type Extension = (typeof EXTENSIONS)[number]
