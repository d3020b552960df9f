import { euros, isZero } from '@hautelisse/domain/money'
import { selectTotals } from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo, useAim } from '../../portal/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Fold } from '../../ui/fold/index.ts'
import type { StepProps } from '../step-props.ts'
import { useNames } from '../step-words.ts'
import { SummaryLines } from '../summary-lines.tsx'

/** What is shared and what is taxed, line by line, with the way to change it. */
export const PatrimonyLedger = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const aim = useAim()
  const names = useNames()
  const { home, goods, debts, patrimony, homeAllowance, funeral, taxBase } = selectTotals(snapshot)
  const minus = (amount: typeof debts) => euros(amount.negated())
  return (
    <Fold
      title={<Trans id="transmission.result.own">Votre patrimoine</Trans>}
      action={
        <TextLinkTo {...aim({ hash: 'modifier_patrimoine' })} icon={drawings.Pencil}>
          <Trans id="transmission.modify.patrimony">Modifier mon patrimoine</Trans>
        </TextLinkTo>
      }
    >
      <SummaryLines
        lines={[
          ...(home === undefined
            ? []
            : [{ key: 'home', name: <Trans id="transmission.home.name">Résidence principale</Trans>, amount: home }]),
          ...goods.map(({ type, amount }, at) => ({ key: `${at}`, name: names.good[type], amount })),
          ...(isZero(debts)
            ? []
            : [{ key: 'debts', name: <Trans id="transmission.debts.name">Ma part des dettes</Trans>, amount: minus(debts) }]),
          {
            key: 'patrimony',
            name: <Trans id="transmission.result.shared">Patrimoine que vos héritiers se partagent</Trans>,
            amount: patrimony,
            isTotal: true,
          },
          ...(isZero(homeAllowance)
            ? []
            : [
                {
                  key: 'allowance',
                  name: (
                    <Trans id="transmission.result.home">
                      20 % de la résidence principale. Code général des impôts, art. 764 bis
                    </Trans>
                  ),
                  amount: minus(homeAllowance),
                },
              ]),
          {
            key: 'funeral',
            name: <Trans id="transmission.result.funeral">Frais d’obsèques. Code général des impôts, art. 775</Trans>,
            amount: minus(funeral),
          },
          { key: 'base', name: <Trans id="transmission.term.base">Base de l’impôt</Trans>, amount: taxBase, isTotal: true },
        ]}
      />
    </Fold>
  )
}
