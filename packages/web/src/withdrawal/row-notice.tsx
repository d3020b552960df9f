import { formatEuros } from '@hautelisse/domain/money'
import { otherSide } from '@hautelisse/domain/withdrawal'
import type { RowView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactElement } from 'react'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { focusField } from '../ui/field/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import type { StepProps } from './step-props.ts'
import { noticeExceeded, noticeFilled, noticeRemaining, noticeWords } from './withdrawal.css.ts'

type RowNoticeProps = { readonly id: string; readonly row: RowView } & Pick<StepProps, 'send'>

/** The caret stays in its field, which is not left by the press. */
const stay = (event: MouseEvent): void => event.preventDefault()

/** Under an overrun: what the side that was typed leaves for the other (SPLIT-02). */
const RestButton = ({ row, send }: Omit<RowNoticeProps, 'id'>): ReactElement | null => {
  const isHidden = useHiddenAmounts()
  const { part, rest } = row
  if (rest === undefined || isHidden) return null
  const amount = formatEuros(rest.amount)
  const take = (): void => {
    send({ type: 'restRequested', field: { part, side: rest.side } })
    focusField(row[otherSide(rest.side)].path)
  }
  return (
    <TextButton onMouseDown={stay} onClick={take}>
      {rest.side === 'capital' ? (
        <Trans id="withdrawal.rest.capital">Mettre {amount} en capital</Trans>
      ) : (
        <Trans id="withdrawal.rest.annuity">Mettre {amount} en rente</Trans>
      )}
    </TextButton>
  )
}

/** What a part still has to split, or by how much it goes beyond its balance (MRM-76 to MRM-78). */
const RowRemainder = ({ id, row, send }: RowNoticeProps): ReactElement | null => {
  const isHidden = useHiddenAmounts()
  const { notice } = row
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
    <div className={noticeExceeded}>
      <Icon of={drawings.WarningCircle} />
      <div className={noticeWords}>
        <p id={id} className={noticeWords}>
          <span>
            <Trans id="withdrawal.notice.exceeded">Vous avez dépassé le maximum</Trans>
          </span>{' '}
          <span>
            <Trans id="withdrawal.notice.excess">{amount} en trop</Trans>
          </span>
        </p>
        <RestButton row={row} send={send} />
      </div>
    </div>
  )
}

/** The side that was filled by itself, announced, and the way back to what stood before (SPLIT-01). */
const FilledSide = ({ id, row, send }: RowNoticeProps): ReactElement => {
  const isHidden = useHiddenAmounts()
  const { filled } = row
  const amount = filled && (isHidden ? HIDDEN_AMOUNT : formatEuros(filled.amount))
  const undo = (): void => {
    send({ type: 'fillUndone' })
    if (filled !== undefined) focusField(row[otherSide(filled.side)].path)
  }
  return (
    <div className={filled && noticeFilled}>
      {filled && <Icon of={drawings.CheckCircle} />}
      <output id={filled && id}>
        {filled?.side === 'capital' && <Trans id="withdrawal.filled.capital">Le capital passe à {amount}</Trans>}
        {filled?.side === 'annuity' && <Trans id="withdrawal.filled.annuity">La rente passe à {amount}</Trans>}
      </output>
      {filled && (
        <TextButton onClick={undo}>
          <Trans id="withdrawal.filled.undo">Annuler</Trans>
        </TextButton>
      )}
    </div>
  )
}

/** What is to be said of the two amounts of a part, below them. */
export const RowNotice = (props: RowNoticeProps): ReactElement => (
  <>
    <RowRemainder {...props} />
    <FilledSide {...props} />
  </>
)
