import type { AccountType } from '@hautelisse/domain/accounts'
import type { ContractKind } from '@hautelisse/domain/attachment'
import type { FieldError } from '@hautelisse/domain/validation'
import { Trans, useLingui } from '@lingui/react/macro'

/** What the forms of its steps say. */
export const FORM_WORDS = {
  confirm: <Trans id="accounts.empty.attach-this">Rattacher ce contrat</Trans>,
  changed: null,
}

/** What a contract can be, with the plans that it covers. */
export const useKindWords = (): Readonly<Record<ContractKind, { readonly title: string; readonly detail: string }>> => {
  const { t } = useLingui()
  return {
    'employee-savings': {
      title: t({ id: 'accounts.source.s2e', message: 'Épargne salariale' }),
      detail: t({ id: 'attachment.kind.savings-detail', message: 'PEE, PEI, PERCO, PERECO' }),
    },
    'company-retirement': {
      title: t({ id: 'attachment.kind.company', message: 'Retraite d’entreprise' }),
      detail: t({ id: 'attachment.kind.company-detail', message: 'PER obligatoire, article 83' }),
    },
    'own-retirement': {
      title: t({ id: 'attachment.kind.own', message: 'Retraite individuelle' }),
      detail: t({ id: 'attachment.kind.own-detail', message: 'PER individuel, Madelin' }),
    },
    'life-insurance': {
      title: t({ id: 'attachment.kind.life', message: 'Assurance vie' }),
      detail: t({ id: 'attachment.kind.life-detail', message: 'Contrats d’assurance vie et de capitalisation' }),
    },
  }
}

/** Names of the types that tiles offer; the others are known by the name that the wire has. */
export const useTypeWords = (): ((type: AccountType) => string) => {
  const { t } = useLingui()
  const names: Readonly<Partial<Record<AccountType, string>>> = {
    PERO: t({ id: 'attachment.type.pero', message: 'PER obligatoire' }),
    A83: t({ id: 'attachment.type.a83', message: 'article 83' }),
    PERU: t({ id: 'attachment.type.peru', message: 'PER individuel' }),
    MADELIN: t({ id: 'attachment.type.madelin', message: 'Madelin' }),
    LIFE: t({ id: 'explanation.term.life-insurance', message: 'assurance vie' }),
    LIFE_INSURANCE: t({ id: 'explanation.term.life-insurance', message: 'assurance vie' }),
  }
  return (type) => names[type] ?? type
}

/** Says what is wrong with a field of the letter. */
export const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return ({ path, code }) => {
    if (code === 'required') return t({ id: 'attachment.error.required', message: 'Champ requis' })
    if (path === 'contract_number') return t({ id: 'attachment.error.number', message: '8 chiffres sont attendus' })
    if (path === 'code')
      return t({
        id: 'attachment.error.code',
        message: '8 lettres et chiffres sont attendus, sans 0, 1, I, L ni O',
      })
    return t({ id: 'attachment.error.date', message: 'Cette date n’est pas valide' })
  }
}
