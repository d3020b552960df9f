import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { ScheduleNote } from '@hautelisse/domain/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { live } from './withdrawal.css.ts'

type NoteTextProps = { readonly note: ScheduleNote; readonly isSourced: boolean }

const ScheduleNoteText = ({ note, isSourced }: NoteTextProps): ReactElement => {
  const ageWords = useAgeWords()
  switch (note.kind) {
    case 'below-present-age': {
      const { asked, presentAge } = note
      return (
        <Trans id="withdrawal.note.below-present-age">
          Vous avez déjà {presentAge} ans : un départ à {asked} ans n’est plus possible, la rente commencerait le mois prochain.
        </Trans>
      )
    }
    case 'age-differs': {
      const { age, start } = note
      return (
        <Trans id="withdrawal.note.age-differs">
          Au {formatFrenchDate(start)}, vous aurez {age} ans : la rente est calculée à cet âge.
        </Trans>
      )
    }
    case 'before-legal-age': {
      const legal = ageWords(note.legalAgeInMonths)
      return (
        <>
          <p>
            <Trans id="withdrawal.note.before-legal-age">
              La rente commencerait le {formatFrenchDate(note.start)}, avant votre âge légal de départ : {legal}, que vous aurez
              le {formatFrenchDate(note.legalFrom)}. La simulation reste possible.
            </Trans>
          </p>
          {isSourced && (
            <p className={text({ as: 'caption' })}>
              {note.source}
              {note.checkedUntil !== undefined && (
                <>
                  {'. '}
                  <Trans id="withdrawal.note.checked-until">Règle vérifiée au {formatFrenchDate(note.checkedUntil)}.</Trans>
                </>
              )}
            </p>
          )}
        </>
      )
    }
    default:
      return note satisfies never
  }
}

type ScheduleNotesProps = {
  readonly notes: readonly ScheduleNote[]
  /** Left out where the figure is still to come: the step of the age names it. */
  readonly isSourced?: boolean
}

/** Remarks on the start of the annuity, as soon as the age says so; none of them stops the saver (MRM-61). */
export const ScheduleNotes = ({ notes, isSourced = true }: ScheduleNotesProps): ReactElement => (
  <output className={live}>
    {notes.length > 0 && (
      <Note kind="info">
        {notes.map((note) => (
          <div key={note.kind}>
            <ScheduleNoteText note={note} isSourced={isSourced} />
          </div>
        ))}
      </Note>
    )}
  </output>
)
