import type { OperationKind, OperationLine, OperationState } from '@hautelisse/domain/operations'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import { useLingui } from '@lingui/react/macro'

/** What operations are about, as a filter offers it. */
export const useKindNames = (): Readonly<Record<OperationKind, string>> => {
  const { t } = useLingui()
  return {
    payment: t({ id: 'operations.kind.payment', message: 'Versements' }),
    'company-payment': t({ id: 'operations.kind.company-payment', message: 'Versements de l’entreprise' }),
    'profit-sharing': t({ id: 'operations.kind.profit-sharing', message: 'Participation' }),
    'incentive-bonus': t({ id: 'accounts.bulletin.interessement', message: 'Intéressement' }),
    switch: t({ id: 'operations.kind.switch', message: 'Arbitrages' }),
    'transfer-in': t({ id: 'operations.kind.transfer-in', message: 'Transferts reçus' }),
    refund: t({ id: 'accounts.visit.paid-out', message: 'Retraits' }),
    earnings: t({ id: 'operations.kind.earnings', message: 'Participation aux bénéfices' }),
    other: t({ id: 'operations.kind.other', message: 'Autres opérations' }),
  }
}

/** What stands for the label of an operation that was sent without one (OPS-32). */
export const useTypeNames = (): ((type: string) => string) => {
  const { t } = useLingui()
  const company = t({ id: 'operations.type.company', message: 'Versement entreprise' })
  const names: Readonly<Record<string, string>> = {
    TRANSFERT: t({ id: 'operations.type.transfer', message: 'Transfert' }),
    BO_PARTICIPATION: t({ id: 'operations.kind.profit-sharing', message: 'Participation' }),
    BO_INTERESSEMENT: t({ id: 'accounts.bulletin.interessement', message: 'Intéressement' }),
    COMPTABLE_ABONDEMENT: company,
    ABONDEMENT: company,
    COMPTABLE_REALLOCATION: t({ id: 'under-way.kind.switch', message: 'Arbitrage' }),
    REMBOURSEMENT: t({ id: 'under-way.kind.refund', message: 'Retrait' }),
  }
  const other = t({ id: 'accounts.operations.operation', message: 'Opération' })
  return (type) => (Object.hasOwn(names, type) ? (names[type] ?? other) : other)
}

/** A known state in the reader's language; any other in the words that were sent (P-TXN-02 to P-TXN-04, P-TXN-09). */
export const useStateWords = (): ((line: Pick<OperationLine, 'state' | 'status'>) => string) => {
  const { t } = useLingui()
  const known: Readonly<Partial<Record<OperationState, string>>> = {
    processed: t({ id: 'accounts.operation.processed', message: 'Traité' }),
    'in-progress': t({ id: 'under-way.list.title', message: 'En cours' }),
    cancelled: t({ id: 'accounts.operation.cancelled', message: 'Annulé' }),
  }
  return ({ state, status }) => known[state] ?? status
}

/** Families of savings, as a remark names those that could not be read; an unknown one is not named. */
export const useFamilyNames = (): ((scopes: readonly string[]) => string) => {
  const { t, i18n } = useLingui()
  const names: Readonly<Record<string, string>> = {
    ais: t({ id: 'operations.family.ais', message: 'retraite d’entreprise' }),
    s2e: t({ id: 'explanation.term.employee-savings', message: 'épargne salariale' }),
    [PROVIDER_SCOPE]: t({ id: 'operations.family.individual', message: 'contrats individuels' }),
  }
  const known = (scope: string): readonly string[] => (Object.hasOwn(names, scope) ? [names[scope] ?? ''] : [])
  return (scopes) => new Intl.ListFormat(i18n.locale).format(scopes.flatMap(known))
}
