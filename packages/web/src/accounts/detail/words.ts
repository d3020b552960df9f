import {
  horizonOf,
  isPurpose,
  type Account,
  type BalanceCompartment,
  type Selection,
  type Span,
} from '@hautelisse/domain/accounts'
import { NO_BREAK_SPACE } from '@hautelisse/domain/money'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFamilyNames } from '../family-words.ts'
import { useSchemeWords } from '../scheme-words.ts'
import { usePurposeNames } from './purpose-words.ts'

/** Names of compartments by the origin of their money. */
export const useCompartmentNames = (): Readonly<Record<BalanceCompartment, string>> => {
  const { t } = useLingui()
  return {
    co: t({ id: 'detail.compartment.co', message: 'Versements obligatoires' }),
    vv: t({ id: 'detail.compartment.vv', message: 'Versements volontaires' }),
    vvd: t({ id: 'detail.compartment.vvd', message: 'Versements volontaires déductibles' }),
    vvnd: t({ id: 'detail.compartment.vvnd', message: 'Versements volontaires non déductibles' }),
    es: t({ id: 'detail.compartment.es', message: 'Intéressement, participation et CET' }),
  }
}

/** What may be done with a compartment at retirement, and what is taxed then. */
export const useCompartmentFacts = (): ((compartment: BalanceCompartment) => readonly (readonly [string, string])[]) => {
  const { t } = useLingui()
  const atRetirement = t({ id: 'detail.compartment.at-retirement', message: 'À la retraite' })
  const taxed = t({ id: 'detail.compartment.taxed', message: 'Impôt à la sortie' })
  const free = t({ id: 'detail.compartment.free', message: 'Capital, rente ou les deux' })
  const onGains = t({ id: 'detail.compartment.on-gains', message: 'Sur les gains seulement' })
  const onAll = t({ id: 'detail.compartment.on-all', message: 'Sur la somme et sur les gains' })
  return (compartment) => {
    if (compartment === 'co') return [[atRetirement, t({ id: 'detail.compartment.annuity', message: 'Une rente viagère' })]]
    if (compartment === 'vv') return [[atRetirement, free]]
    return [
      [atRetirement, free],
      [taxed, compartment === 'vvd' ? onAll : onGains],
    ]
  }
}

/** Names of spans, short enough for a choice. */
export const useSpanNames = (): Readonly<Record<Span, string>> => {
  const { t } = useLingui()
  return {
    'last-visit': t({ id: 'accounts.visit.title', message: 'Depuis ma dernière visite' }),
    'year-start': t({ id: 'detail.span.year', message: 'Début d’année' }),
    'one-year': t({ id: 'detail.span.one', message: '1\u00A0an' }),
    'three-years': t({ id: 'detail.span.three', message: '3\u00A0ans' }),
    'five-years': t({ id: 'detail.span.five', message: '5\u00A0ans' }),
    opening: t({ id: 'detail.span.opening', message: 'Depuis l’ouverture' }),
  }
}

const contractOf = ({ contract_number: number, policy_id: policy }: Account): string =>
  (number ?? policy).replaceAll(' ', NO_BREAK_SPACE)

/** Where an account is held: its company and contract, or the other bank. */
export const usePlaceOf = (): ((account: Account) => string) => {
  const { t } = useLingui()
  const schemeOf = useSchemeWords()
  return (account) => {
    const scheme = schemeOf(account)
    const contract = contractOf(account)
    const { company_name: company, scope } = account
    if (company === undefined) return scheme + t({ id: 'accounts.row.contract', message: `Contrat ${contract}` })
    return scheme + (scope === 'bi' ? company : t({ id: 'accounts.row.company', message: `${company}, contrat ${contract}` }))
  }
}

/** What a selection of several accounts is called. */
export const useSelectionName = (): ((selection: Selection | undefined, accounts: readonly Account[]) => string) => {
  const { t } = useLingui()
  const families = useFamilyNames()
  const purposes = usePurposeNames()
  const scopes: Readonly<Record<string, string>> = {
    ais: t({ id: 'detail.scope.ais', message: 'Retraite d’entreprise' }),
    s2e: t({ id: 'accounts.source.s2e', message: 'Épargne salariale' }),
    [PROVIDER_SCOPE]: t({ id: 'accounts.source.individual', message: 'Contrats individuels' }),
    bi: families.elsewhere,
  }
  return (selection, accounts) => {
    if (selection === undefined) return t({ id: 'accounts.home.all', message: 'Tous mes comptes' })
    const { selectionFilter, filter } = selection
    if (selectionFilter === 'project' && isPurpose(filter)) return purposes[filter]
    if (selectionFilter === 'project' && Object.hasOwn(families, filter)) return families[filter as keyof typeof families]
    if (selectionFilter === 'scope' && Object.hasOwn(scopes, filter)) return scopes[filter] ?? filter
    if (selectionFilter === 'company')
      return accounts[0]?.company_name ?? t({ id: 'detail.company.title', message: 'Mon entreprise' })
    return accounts[0]?.title ?? t({ id: 'page.accounts.title', message: 'Mes comptes' })
  }
}

/** How long a fund should be held, in words; a code that nobody has described is never shown (P-ACCT-33 to P-ACCT-35). */
export const useHorizonWords = (): ((code: string | undefined) => string | undefined) => {
  const { t } = useLingui()
  return (code) => {
    const horizon = horizonOf(code)
    if (horizon.kind === 'retirement') return t({ id: 'detail.horizon.retirement', message: 'Jusqu’à la retraite' })
    if (horizon.kind !== 'at-least') return undefined
    const { count } = horizon
    if (horizon.unit === 'days')
      return t({
        id: 'detail.horizon.days',
        message: plural(count, { one: '#\u00A0jour minimum', other: '#\u00A0jours minimum' }),
      })
    return horizon.unit === 'months'
      ? t({ id: 'detail.horizon.months', message: plural(count, { one: '#\u00A0mois minimum', other: '#\u00A0mois minimum' }) })
      : t({ id: 'detail.horizon.years', message: plural(count, { one: '#\u00A0an minimum', other: '#\u00A0ans minimum' }) })
  }
}
