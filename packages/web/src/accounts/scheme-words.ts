import type { Account, AccountType } from '@hautelisse/domain/accounts'
import { useLingui } from '@lingui/react/macro'

/**
 * Says what kind of plan a French scheme is, for readers of another language: its name is kept, since letters and forms have it.
 *
 * @returns a phrase with its full stop, or nothing in French and for what needs no word more
 * @example useSchemeWords()({ type: 'PEE' }) // 'Company savings plan. '
 */
export const useSchemeWords = (): ((account: Pick<Account, 'type'>) => string) => {
  const { t, i18n } = useLingui()
  if (i18n.locale === 'fr') return () => ''
  const phrases: Readonly<Partial<Record<AccountType, string>>> = {
    PEE: t({ id: 'accounts.scheme.pee', message: 'Plan d’épargne d’entreprise' }),
    PEG: t({ id: 'accounts.scheme.peg', message: 'Plan d’épargne de groupe' }),
    PEI: t({ id: 'accounts.scheme.pei', message: 'Plan d’épargne interentreprises' }),
    PER: t({ id: 'accounts.scheme.per', message: 'Plan d’épargne retraite' }),
    PERO: t({ id: 'accounts.scheme.pero', message: 'Plan d’épargne retraite obligatoire de l’entreprise' }),
    PERCO: t({ id: 'accounts.scheme.perco', message: 'Plan d’épargne pour la retraite collectif' }),
    PERECO: t({ id: 'accounts.scheme.pereco', message: 'Plan d’épargne retraite d’entreprise collectif' }),
    A82: t({ id: 'accounts.scheme.article-82', message: 'Contrat de retraite facultatif de l’entreprise' }),
    A83: t({ id: 'accounts.scheme.article-83', message: 'Contrat de retraite obligatoire de l’entreprise' }),
    MADELIN: t({ id: 'accounts.scheme.madelin', message: 'Contrat de retraite des indépendants' }),
  }
  return ({ type }) => {
    const phrase = phrases[type]
    return phrase === undefined ? '' : `${phrase}. `
  }
}
