import { charactersLeft } from '@hautelisse/domain/advisor'
import type { CommentName } from '@hautelisse/domain/opinion'
import {
  selectCommentError,
  selectOpinionForm,
  selectSending,
  type OpinionEvent,
  type OpinionSnapshot,
} from '@hautelisse/machines/opinion'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextArea } from '../ui/field/index.ts'

type CommentQuestionProps = {
  readonly name: CommentName
  readonly snapshot: OpinionSnapshot
  readonly send: (event: OpinionEvent) => void
}

const LABELS: Readonly<Record<CommentName, ReactElement>> = {
  satisfaction_comment: <Trans id="opinion.comment.label">Qu’est-ce qui explique votre réponse&nbsp;? (facultatif)</Trans>,
  improvement_comment: <Trans id="opinion.improvement.label">Que pourrions-nous améliorer&nbsp;? (facultatif)</Trans>,
}

/** A comment: optional, of 1 800 characters at most (OPIN-11). */
export const CommentQuestion = ({ name, snapshot, send }: CommentQuestionProps): ReactElement => {
  const text = selectOpinionForm(snapshot)[name]
  const left = charactersLeft(text)
  return (
    <TextArea
      label={LABELS[name]}
      value={text}
      disabled={selectSending(snapshot) === 'sending'}
      onValueChange={(typed) => send({ type: 'commentTyped', name, text: typed })}
      hint={left !== undefined && <Trans id="opinion.comment.left">{left.toLocaleString('fr-FR')} caractères restants</Trans>}
      error={
        selectCommentError(snapshot, name) === undefined ? undefined : (
          <Trans id="opinion.comment.long">Votre commentaire est trop long</Trans>
        )
      }
    />
  )
}
