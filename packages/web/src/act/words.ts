import { contractNumber, type Account } from '@hautelisse/domain/accounts'
import { isPersonalData } from '@hautelisse/domain/possible-acts'
import type { FieldError, FieldErrorCode } from '@hautelisse/domain/validation'
import { useLingui } from '@lingui/react/macro'

type Limits = { readonly path: string; readonly min: string | number | undefined; readonly max: string | number }

/** What a room says of its own fields, by code; undefined where the words of every act are right. */
export type OwnErrors = Partial<Record<FieldErrorCode, (limits: Limits) => string | undefined>>

/** Words of a refusal at a field of an act: a room says its own, what is said alike in every act is said once. */
export const useActErrors = (): ((own: OwnErrors) => (error: FieldError) => string) => {
  const { t } = useLingui()
  const account = (): string => t({ id: 'act.error.account', message: 'Choisissez un compte' })
  const words: OwnErrors = {
    required: ({ path }) => (path === 'policy_id' ? account() : t({ id: 'advisor.contact.empty', message: 'Champ obligatoire' })),
    wrong: ({ path }) => (path === 'policy_id' ? account() : undefined),
    'zero-amount': () => t({ id: 'act.error.zero', message: 'Veuillez saisir un montant supérieur à 0 €' }),
    'pasted-refused': () =>
      t({ id: 'act.error.pasted', message: 'Le texte collé n’est pas un montant : le champ garde sa valeur' }),
  }
  return (own) =>
    ({ code, path, params }) => {
      const limits = { path, min: params?.['min'], max: params?.['max'] ?? '' }
      return own[code]?.(limits) ?? words[code]?.(limits) ?? t({ id: 'act.error.wrong', message: 'Champ erroné' })
    }
}

/** Titles of the steps that every act has. */
export const useActTitles = (): Readonly<Record<'account' | 'summary' | 'results', string>> => {
  const { t } = useLingui()
  return {
    account: t({ id: 'accounts.visit.account', message: 'Compte' }),
    summary: t({ id: 'act.record.recap', message: 'Récapitulatif' }),
    results: t({ id: 'act.step.results', message: 'Confirmation' }),
  }
}

/** Whose plan an account is, and the number that tells it from another one of the same name. */
export const useAccountPlace = (): ((account: Account) => string) => {
  const { t } = useLingui()
  return (account) => {
    const number = contractNumber(account)
    const { company_name: company } = account
    return company === undefined
      ? t({ id: 'act.account.contract', message: `Contrat ${number}` })
      : t({ id: 'act.account.company', message: `${company}, contrat ${number}` })
  }
}

/** Why an account is closed by the company that it is with: what the saver can lift, or what they cannot. */
export const useBlockedWords = (): ((code: string | undefined) => string) => {
  const { t } = useLingui()
  return (code) =>
    isPersonalData(code)
      ? t({ id: 'act.blocked.personal', message: 'Vos données personnelles doivent être complétées' })
      : t({ id: 'act.blocked.other', message: 'Cette opération est momentanément indisponible' })
}

/** What happens in the life of a request, as far as it has a name; a server may tell more. */
export type LifeName =
  | 'requested'
  | 'recorded'
  | 'signature'
  | 'signed'
  | 'documents'
  | 'checked'
  | 'payable'
  | 'free'
  | 'sale'
  | 'purchase'
  | 'visible'
  | 'transfer-sent'
  | 'on-account'
  | 'with-pay'
  | 'captured'
  | 'changeable-until'
  | 'collected'
  | 'debited'
  | 'invested'
  | 'VIREMENT'
  | 'PRELEVEMENT'
  | 'again'
  | 'available'

/** Steps in the life of a request, as each of its drawings names them; one that nobody has described keeps its text. */
export const useLifeNames = (): ((step: string) => string) => {
  const { t } = useLingui()
  const requested = t({ id: 'act.life.requested', message: 'Demande' })
  const signature = t({ id: 'act.life.signature', message: 'Signature' })
  const collected = t({ id: 'act.life.collected', message: 'Prélèvement' })
  const names: Readonly<Record<LifeName, string>> = {
    requested,
    recorded: requested,
    signature,
    documents: t({ id: 'act.life.documents', message: 'Pièces' }),
    checked: t({ id: 'act.life.checked', message: 'Vérification' }),
    payable: t({ id: 'act.life.payable', message: 'RIB utilisable' }),
    free: t({ id: 'act.life.free', message: 'Fin du blocage' }),
    sale: t({ id: 'act.life.sale', message: 'Vente' }),
    purchase: t({ id: 'act.life.purchase', message: 'Achat' }),
    visible: t({ id: 'act.life.visible', message: 'Visible' }),
    'transfer-sent': t({ id: 'act.life.transfer-sent', message: 'Virement' }),
    'on-account': t({ id: 'act.life.on-account', message: 'Sur votre compte' }),
    'with-pay': t({ id: 'act.life.with-pay', message: 'Avec votre paie' }),
    captured: t({ id: 'act.life.captured', message: 'Débit' }),
    'changeable-until': t({ id: 'act.life.changeable', message: 'Encore modifiable' }),
    collected,
    debited: collected,
    invested: t({ id: 'act.life.invested', message: 'Placement' }),
    signed: signature,
    VIREMENT: t({ id: 'act.life.receive', message: 'Pour recevoir' }),
    PRELEVEMENT: t({ id: 'act.life.debit', message: 'Pour vos prélèvements' }),
    again: t({ id: 'act.life.again', message: 'Ensuite' }),
    available: t({ id: 'act.life.available', message: 'Disponible' }),
  }
  const known: Readonly<Record<string, string>> = names
  return (step) => (Object.hasOwn(known, step) ? (known[step] ?? step) : step)
}
