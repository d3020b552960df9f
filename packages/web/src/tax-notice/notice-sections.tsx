import {
  isOfNotice,
  selectNoticeBasis,
  selectOpenedFigure,
  type NoticeBasis,
  type TaxSavingEvent,
  type TaxSavingSnapshot,
} from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useState, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Section } from '../ui/page/index.ts'
import * as styles from './notice.css.ts'
import { ExplainingNotice, type NoticeExplained } from './explaining.tsx'
import type { TaxWords } from './figure-terms.ts'
import { Inverse } from './inverse.tsx'
import { NoticeColumn } from './notice-column.tsx'
import { NoticeDrawing } from './notice-drawing.tsx'
import { NoticeOutcome } from './notice-outcome.tsx'
import type { NoticeProps } from './notice-props.ts'
import { Pooling } from './pooling.tsx'
import { useNotice } from './use-notice.ts'

type Level = { readonly level: 2 | 4 }

/** The lines as they stand on the notice, and what they come to. */
const Notice = ({ view, send }: NoticeProps): ReactElement => (
  <div className={styles.parts}>
    <div className={styles.notice}>
      <NoticeDrawing paymentYear={view.paymentYear} count={view.own.lines.length} />
      <div className={styles.fields}>
        <NoticeColumn view={view} send={send} column={view.own} />
        {view.isCouple && <Pooling view={view} send={send} />}
      </div>
    </div>
    {view.outcome !== undefined && <NoticeOutcome view={view} outcome={view.outcome} />}
  </div>
)

/** "Affiner avec votre avis d’impôt": unused ceilings and pooling, shut until they are asked for (BEY-35, BEY-36). */
const NoticeSection = ({ view, send, level }: Level & NoticeProps): ReactElement => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section
      level={level}
      className={`${styles.section} ${isOpen ? '' : styles.unread}`}
      title={<Trans id="ceilings.section.title">Affiner avec votre avis d’impôt</Trans>}
      lead={
        <Trans id="ceilings.section.lead">
          Votre avis montre aussi les plafonds des années passées que vous n’avez pas utilisés, et ce qu’un couple peut mettre en
          commun.
        </Trans>
      }
      action={
        <Button
          variant="secondary"
          size="s"
          icon={isOpen ? drawings.Close : drawings.Eye}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? (
            <Trans id="ceilings.section.close">Refermer l’avis d’impôt</Trans>
          ) : (
            <Trans id="ceilings.section.open">Utiliser mon avis d’impôt</Trans>
          )}
        </Button>
      }
    >
      {isOpen && (
        <div id={id}>
          <Notice view={view} send={send} />
        </div>
      )}
    </Section>
  )
}

type NoticeTyped = Extract<TaxSavingEvent, { type: 'noticeTyped' }>
type Send = (event: Parameters<NoticeExplained['send']>[0] | NoticeTyped) => void
type RunningProps = Level & Omit<NoticeExplained, 'explain' | 'send'> & { readonly basis: NoticeBasis; readonly send: Send }

const Running = ({ basis, level, send: tell, ...explained }: RunningProps): ReactElement => {
  const { view, send, answers, explain } = useNotice(basis)
  // What is kept or shared of the result carries the lines.
  useEffect(() => tell({ type: 'noticeTyped', notice: answers }), [answers, tell])
  return (
    <ExplainingNotice {...explained} send={tell} explain={explain}>
      <div className={styles.sections} data-ceilings="">
        <NoticeSection view={view} send={send} level={level} />
        <Inverse view={view} send={send} level={level} />
      </div>
    </ExplainingNotice>
  )
}

type TaxNoticeProps = Level & {
  readonly snapshot: TaxSavingSnapshot
  readonly send: Send
  /** Words of the tax, which the figures of the notice come down to. */
  readonly tax: TaxWords
}

/** The lines of the tax notice, and the payment for a wanted saving, after the result (BEY-35 to BEY-37). */
export const TaxNotice = ({ snapshot, send, tax, level }: TaxNoticeProps): ReactElement | null => {
  const [basis, opened] = [selectNoticeBasis(snapshot), selectOpenedFigure(snapshot)]
  return basis === undefined ? null : (
    <Running basis={basis} level={level} opened={isOfNotice(opened) ? opened : undefined} send={send} tax={tax} />
  )
}
