import { missingAnswers, projectionProblems, type ProjectionFigures, type RetirementRequest } from '@hautelisse/domain/projection'
import type { FieldError } from '@hautelisse/domain/validation'
import { questionOf } from './answers.ts'
import type { Edit } from './context.ts'
import { problemsOfEdit } from './edit.ts'
import type { ProjectionSnapshot } from './machine.ts'

/** How far the figures are. */
export type FiguresShown =
  | { readonly kind: 'loading' | 'empty' | 'failed' }
  | {
      readonly kind: 'known'
      readonly request: RetirementRequest
      readonly figures: ProjectionFigures
      /** Other figures are on their way. */
      readonly isChanging: boolean
    }

/** What the screen shows of the figures: those of the last answered question while the next is on its way, never after a failure. */
export const selectFigures = (snapshot: ProjectionSnapshot): FiguresShown => {
  const { figures, answered } = snapshot.context
  if (snapshot.matches({ figures: 'reading' })) return { kind: 'loading' }
  if (snapshot.matches({ figures: 'unread' }) || snapshot.matches({ figures: { known: 'failed' } })) return { kind: 'failed' }
  if (figures !== undefined && answered !== undefined) {
    return { kind: 'known', request: answered, figures, isChanging: !snapshot.matches({ figures: { known: 'shown' } }) }
  }
  return { kind: snapshot.matches({ figures: { known: 'empty' } }) ? 'empty' : 'loading' }
}

/** What is wrong with the fields that were left, and what is missing once a save was asked for. */
export const selectProblems = ({ context }: ProjectionSnapshot): readonly FieldError[] => {
  const { answers, touched, isAttempted } = context
  const wrong = projectionProblems(answers).filter(({ path }) => isAttempted || touched.includes(path))
  return isAttempted ? [...missingAnswers(answers), ...wrong] : wrong
}

export const selectAnswers = ({ context }: ProjectionSnapshot) => context.answers
export const selectAbout = ({ context }: ProjectionSnapshot) => context.about
export const selectOpened = ({ context }: ProjectionSnapshot) => context.opened

/** How far a save is. */
export const selectSaving = (
  snapshot: ProjectionSnapshot,
): {
  readonly isSaving: boolean
  readonly words: string | undefined
  readonly hasFailed: boolean
  readonly canSave: boolean
} => ({
  isSaving: !snapshot.matches({ saving: 'idle' }),
  words: snapshot.context.saved,
  hasFailed: snapshot.context.isSaveFailed,
  canSave: questionOf(snapshot.context) !== undefined,
})

/** How far the page is: `start` while the answers are asked for without which nothing can be. PROJ-14. */
export const selectStage = (snapshot: ProjectionSnapshot): 'loading' | 'failed' | 'start' | 'page' => {
  const { kind } = selectFigures(snapshot)
  if (kind === 'failed' || snapshot.matches({ figures: 'reading' })) return kind === 'failed' ? 'failed' : 'loading'
  if (snapshot.context.edit?.part === 'start') return 'start'
  return kind === 'known' ? 'page' : 'loading'
}

/** The part of the answers that is being changed, with what stands against it. */
export const selectEdit = ({ context }: ProjectionSnapshot): Edit | undefined => context.edit
export const selectEditProblems = ({ context }: ProjectionSnapshot): readonly FieldError[] => problemsOfEdit(context)

/** Whether the household is said by which the income is taxed; its figures may still be on their way. RP-21. */
export const selectIsHouseholdSaid = ({ context }: ProjectionSnapshot): boolean => {
  const terms = questionOf(context)?.income_terms
  return terms !== undefined && terms !== null
}
