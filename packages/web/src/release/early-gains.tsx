import { yearOfEarlyGains } from '@hautelisse/domain/release'
import { selectOffer, selectToday, type ReleaseSnapshot } from '@hautelisse/machines/release'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { text } from '../ui/page/index.ts'

/** Beside charges on the gain of a plan that holds lots of before 2018: they are estimated too high (REL-30). */
export const EarlyGains = ({ snapshot }: { readonly snapshot: ReleaseSnapshot }): ReactElement | null => {
  const account = selectOffer(snapshot)?.account
  const year = account && yearOfEarlyGains(account, selectToday(snapshot))
  return year === undefined ? null : (
    <p className={text({ as: 'small' })}>
      <Trans id="explanation.gains.before-2018">
        Estimation au taux de {year}&nbsp;; des taux plus bas s’appliquent à une partie des gains d’avant 2018.
      </Trans>
    </p>
  )
}
