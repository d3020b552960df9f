import { Trans } from '@lingui/react/macro'
import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react'
import { ErrorState } from '../ui/error-state/index.ts'
import { Spinner } from '../ui/spinner/index.ts'

type Asked<Part> = Promise<Part | undefined>

/** A part of the page with a script of its own. */
export type LateScript<Part> = {
  /** Asked for once, and again after it could not be loaded. */
  readonly ask: () => Asked<Part>
}

/**
 * A script that is asked for when its part of the page is first shown, or before.
 *
 * @param load asks the browser for it
 */
export const lateScript = <Part,>(load: () => Promise<Part>): LateScript<Part> => {
  let asked: Asked<Part> | undefined
  const forget = (): undefined => {
    asked = undefined
  }
  return { ask: () => (asked ??= load().catch(forget)) }
}

type Level = 1 | 2 | 3 | 4

/** Several browsers never ask twice for a script that failed: there only the page as a whole can be loaded again, and the draft is kept. */
const NotLoaded = ({
  level,
  isAgain,
  onRetry,
}: {
  readonly level: Level
  readonly isAgain: boolean
  readonly onRetry: () => void
}) => (
  <ErrorState
    level={level}
    title={<Trans id="tax.late.title">Cette partie de la page n’a pas pu être chargée</Trans>}
    onRetry={isAgain ? () => window.location.reload() : onRetry}
    retry={isAgain ? <Trans id="tax.late.reload">Recharger la page</Trans> : undefined}
  >
    {isAgain ? (
      <Trans id="tax.late.reload-text">Une fois votre connexion rétablie, rechargez la page. Vos réponses sont conservées.</Trans>
    ) : (
      <Trans id="tax.late.text">Vérifiez votre connexion. Vos réponses sont conservées.</Trans>
    )}
  </ErrorState>
)

type LateProps<Part> = {
  readonly script: LateScript<Part>
  /** Level of the heading of the refusal. */
  readonly level: Level
  readonly children: (part: Part) => ReactNode
}

type Attempt<Part> = { readonly asked: Asked<Part>; readonly isAgain: boolean }

const Loaded = <Part,>({
  attempt: { asked, isAgain },
  level,
  onRetry,
  children,
}: Omit<LateProps<Part>, 'script'> & { readonly attempt: Attempt<Part>; readonly onRetry: () => void }): ReactNode => {
  const part = use(asked)
  return part === undefined ? <NotLoaded level={level} isAgain={isAgain} onRetry={onRetry} /> : children(part)
}

/** A part of the page that comes with its script. Where that cannot be loaded the rest of the page stays, and it can be asked for again (TAX-57, S-ERR-25). */
export const Late = <Part,>({ script, level, children }: LateProps<Part>): ReactElement => {
  const [attempt, setAttempt] = useState((): Attempt<Part> => ({ asked: script.ask(), isAgain: false }))
  return (
    <Suspense fallback={<Spinner />}>
      <Loaded attempt={attempt} level={level} onRetry={() => setAttempt({ asked: script.ask(), isAgain: true })}>
        {children}
      </Loaded>
    </Suspense>
  )
}
