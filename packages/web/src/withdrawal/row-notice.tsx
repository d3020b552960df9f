import { formatEuros } from '@hautelisse/domain/money'
import type { RemainderNotice } from '@hautelisse/domain/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { noticeExceeded, noticeRemaining, noticeWords } from './withdrawal.css.ts'

type RowNoticeProps = { readonly id: string; readonly notice: RemainderNotice | undefined }

/** What a part still has to split, or by how much it goes beyond its balance (MRM-76 to MRM-78). */
export const RowNotice = ({ id, notice }: RowNoticeProps): ReactElement | null => {
  const isHidden = useHiddenAmounts()
  if (notice === undefined) return null
  const amount = isHidden ? HIDDEN_AMOUNT : formatEuros(notice.amount)
  if (notice.kind === 'remaining')
    return (
      <p id={id} className={noticeRemaining}>
        <Icon of={drawings.Info} />
        <Trans id="withdrawal.notice.remaining">Il reste {amount} à répartir</Trans>
      </p>
    )
  return (
    <p id={id} className={noticeExceeded}>
      <Icon of={drawings.WarningCircle} />
      <span className={noticeWords}>
        <span>
          <Trans id="withdrawal.notice.exceeded">Vous avez dépassé le maximum</Trans>
        </span>{' '}
        <span>
          <Trans id="withdrawal.notice.excess">{amount} en trop</Trans>
        </span>
      </span>
    </p>
  )
}
