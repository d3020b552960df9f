import { selectEditedAnswer, type TaxResultView } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactElement } from 'react'
import { Button, TextButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { optional } from '../../ui/late/index.ts'
import { text } from '../../ui/page/index.ts'
import type { StepProps } from '../step-props.ts'
import { AnswersPart } from './answers-part.tsx'
import * as styles from './result.css.ts'
import { SituationLine } from './situation-line.tsx'

type HeadProps = StepProps & { readonly result: TaxResultView; readonly isInPage: boolean }

/** What prints the result is not needed to read it. */
const PrintResult = optional(async () => (await import('../keep.tsx')).PrintTaxSaving)

/** Whose result it is, the ways to change an answer and to begin anew (TAX-09, TAX-12, TS-15). Inside a page it is one of its sections. */
export const ResultHead = ({ snapshot, result, send, isInPage }: HeadProps): ReactElement => {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const [isRefining, setIsRefining] = useState(false)
  const isOpen = isShown || selectEditedAnswer(snapshot) !== undefined
  const title = <Trans id="tax.result.title">Résultat de votre simulation</Trans>
  return (
    <header className={styles.head}>
      {isInPage ? (
        <h3 tabIndex={-1} className={text({ as: 'title' })}>
          {title}
        </h3>
      ) : (
        <h1 tabIndex={-1}>{title}</h1>
      )}
      <p className={text({ as: 'small' })}>
        <SituationLine request={result.request} />
      </p>
      <p data-print="never">
        <TextButton
          icon={isOpen ? drawings.CaretUp : drawings.CaretDown}
          trailing
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            if (isOpen) send({ type: 'editLeft' })
            setIsShown(!isOpen)
          }}
        >
          <Trans id="answers.list.change">Modifier mes réponses</Trans>
        </TextButton>
        {(result.request.children ?? 0) > 0 && !isOpen && (
          <TextButton
            onClick={() => {
              setIsRefining(true)
              setIsShown(true)
              send({ type: 'answerEdited', step: 'children' })
            }}
          >
            <Trans id="tax.refine.name">Affiner</Trans>
          </TextButton>
        )}
      </p>
      {isOpen && <AnswersPart id={id} snapshot={snapshot} send={send} isRefining={isRefining} onRefine={setIsRefining} />}
      <div className={styles.tools} data-print="never">
        <Button variant="secondary" size="s" icon={drawings.Retry} onClick={() => send({ type: 'restartRequested' })}>
          <Trans id="tax.result.restart">Refaire une simulation</Trans>
        </Button>
        {!isInPage && <PrintResult snapshot={snapshot} />}
      </div>
    </header>
  )
}
