import { FORCED_ANNUITY_BALANCE, SMALL_ANNUITY_THRESHOLD, valueOrStandIn } from '@hautelisse/domain/law'
import { formatEuros } from '@hautelisse/domain/money'
import { SOURCES } from '@hautelisse/domain/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import { HashModal } from './hash-modal.tsx'

/** Why mandatory payments and an article 83 come as an annuity, with the law that says so (MRM-50, MRM-51, docs/decisions/07). */
export const RuleModal = (): ReactElement => {
  const today = useApp().clock.today()
  const balance = formatEuros(valueOrStandIn(FORCED_ANNUITY_BALANCE, today).value)
  const annuity = formatEuros(valueOrStandIn(SMALL_ANNUITY_THRESHOLD, today).value)
  const citations = (['mandatory-annuity', 'article-83-annuity', 'small-annuity'] as const)
    .flatMap((code) => SOURCES[code].citations)
    .join('\u00A0; ')
  return (
    <HashModal title={<Trans id="withdrawal.rule.title">Ce qui devient une rente</Trans>}>
      <Stack>
        <p>
          <Trans id="withdrawal.rule.law">
            L’épargne qui vient de versements obligatoires, et celle d’un article 83, vous est versée en rente viagère. La loi
            permet de la recevoir en capital quand la rente serait petite : {annuity} par mois au plus.
          </Trans>
        </p>
        <p>
          <Trans id="withdrawal.rule.simulator">
            Dans ce simulateur, un contrat de moins de {balance} peut être reçu en entier sous une seule forme ; à partir de{' '}
            {balance}, ses versements obligatoires deviennent une rente.
          </Trans>
        </p>
        <p className={text({ as: 'caption' })}>{citations}</p>
      </Stack>
    </HashModal>
  )
}
