import { useLingui } from '@lingui/react/macro'

/** What goes with every letter that asks for money. */
export const useCommonPieces = (): Readonly<Record<'identity' | 'bank', string>> => {
  const { t } = useLingui()
  return {
    identity: t({ id: 'letter.piece.identity', message: 'copie recto verso de ma pièce d’identité' }),
    bank: t({ id: 'letter.piece.bank', message: 'RIB du compte à mon nom' }),
  }
}
