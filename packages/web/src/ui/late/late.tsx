import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { Spinner } from '../spinner/index.ts'
import { missing } from './late.css.ts'
import { reloadPage, ReloadWords } from './reload.tsx'
import { LatePart, type LateScript } from './script.tsx'
import { FailedState } from '../page/index.ts'

type Level = 1 | 2 | 3 | 4

const NotLoaded = ({
  level,
  isAgain,
  onRetry,
}: {
  readonly level: Level
  readonly isAgain: boolean
  readonly onRetry: () => void
}) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const button = place.current?.querySelector('button')
    // After a retry, return the focus to the button.
    if (isAgain) button?.focus()
    // The press that asked for this part may have removed its own button; a focus elsewhere in the page stays.
    else if (document.activeElement === document.body) button?.focus({ preventScroll: true })
  }, [isAgain])
  return (
    <div ref={place} className={missing}>
      <FailedState
        level={level}
        title={<Trans id="ui.late.title">Cette partie de la page n’a pas pu être chargée</Trans>}
        onRetry={isAgain ? reloadPage : onRetry}
        retry={isAgain ? <ReloadWords /> : undefined}
      >
        {isAgain ? (
          <Trans id="ui.late.reload-text">La connexion rétablie, rechargez la page. Vos réponses sont conservées.</Trans>
        ) : (
          <Trans id="ui.late.text">Vérifiez votre connexion. Vos réponses sont conservées.</Trans>
        )}
      </FailedState>
    </div>
  )
}

type LateProps<Part> = {
  readonly script: LateScript<Part>
  /** Level of the heading of the refusal. */
  readonly level: Level
  readonly children: (part: Part) => ReactNode
  /** Shown while the script is under way; a spinner where it is left out. */
  readonly waiting?: ReactElement | undefined
  /** The part is on the screen, at once or after it was asked for again; stays the same from one rendering to the next. */
  readonly onArrive?: ((isAgain: boolean) => void) | undefined
}

type ArrivedProps = { readonly onArrive: (isAgain: boolean) => void; readonly isAgain: boolean }

/** Comes with the part, and tells that it is there. */
const Arrived = ({ onArrive, isAgain }: ArrivedProps): null => {
  useEffect(() => onArrive(isAgain), [onArrive, isAgain])
  return null
}

/** A part of the page that comes with its script. Where that cannot be loaded the rest of the page stays, and it can be asked for again (TAX-57, S-ERR-25). */
export const Late = <Part,>({ script, level, children, waiting, onArrive }: LateProps<Part>): ReactElement => {
  const [isAgain, setIsAgain] = useState(false)
  return (
    <LatePart
      key={isAgain ? 'again' : 'first'}
      script={script}
      fallback={waiting ?? <Spinner />}
      missing={<NotLoaded level={level} isAgain={isAgain} onRetry={() => setIsAgain(true)} />}
    >
      {(part) => (
        <>
          {children(part)}
          {onArrive !== undefined && <Arrived onArrive={onArrive} isAgain={isAgain} />}
        </>
      )}
    </LatePart>
  )
}
