import { kindOf, type Operation } from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Text } from '../ui/page/index.ts'

type Cause = NonNullable<Operation['differs_by']>[number]

/** What makes an operation pay something else than was told. */
const useCauseNames = (): Readonly<Record<Cause, string>> => {
  const { t } = useLingui()
  return {
    values: t({ id: 'operations.told.values', message: 'les valeurs ont changé' }),
    payments: t({ id: 'operations.told.payments', message: 'des versements ont été investis entre-temps' }),
    rates: t({ id: 'operations.told.rates', message: 'les taux sont ceux du jour de la vente' }),
  }
}

/** Beside what was paid: what the request had told, where that differs, and every cause of the difference. OPER-19. */
export const ToldAmount = ({
  operation: { type, amount, told_amount: told, differs_by: causes },
}: {
  readonly operation: Operation
}): ReactElement | null => {
  const { i18n } = useLingui()
  const names = useCauseNames()
  if (told === undefined || causes === undefined) return null
  const why = new Intl.ListFormat(i18n.locale).format(causes.map((cause) => names[cause]))
  return (
    <Text as="small">
      {kindOf(type) === 'switch' ? (
        <Trans id="operations.told.moved">
          Annoncé <Amount value={told} />, déplacé <Amount value={amount} />
           : {why}
        </Trans>
      ) : (
        <Trans id="operations.told.paid">
          Annoncé <Amount value={told} />, payé <Amount value={amount} />
           : {why}
        </Trans>
      )}
    </Text>
  )
}
