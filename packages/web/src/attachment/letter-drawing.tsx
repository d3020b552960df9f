import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { text } from '../ui/page/index.ts'
import * as styles from './attachment.css.ts'

/** Ends of the lines of the letter's text; uneven, as a paragraph is. */
const TEXT = [256, 268, 248, 262, 180, 0, 266, 254, 212]
const [LEFT, FIRST, APART] = [32, 176, 13]
const LINES = TEXT.flatMap((end, place) => (end === 0 ? [] : [`M${LEFT} ${FIRST + APART * place}H${end}`])).join('')
/** Threads of the letterhead. */
const HEAD = [0, 1, 2, 3].map((place) => `M${LEFT + 6 * place} 28v26`).join('')

const Disc = ({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }): ReactElement => (
  <>
    <circle className={styles.disc} cx={x} cy={y} r={12} />
    <text className={styles.number} x={x} y={y + 4.5} textAnchor="middle">
      {children}
    </text>
  </>
)

/** A letter with the two places that are asked about, numbered as the words beside it. Decoration: they say the same. */
export const Letter = (): ReactElement => (
  <svg className={styles.letter} viewBox="0 0 300 310" aria-hidden="true" focusable="false">
    <rect className={styles.sheet} x={10.5} y={8.5} width={279} height={293} rx={4} />
    <path className={styles.weave} d={HEAD} />
    <path className={styles.line} d="M66 34H128M66 47H108M32 82H120M32 95H104M32 108H116" />
    <rect className={styles.field} x={160} y={70} width={106} height={26} rx={4} />
    <rect className={styles.field} x={160} y={110} width={106} height={26} rx={4} />
    <path className={styles.line} d="M172 83h36m8 0h36M172 123h36m8 0h36" />
    <path className={styles.line} d={LINES} />
    <Disc x={160} y={83}>
      1
    </Disc>
    <Disc x={160} y={123}>
      2
    </Disc>
  </svg>
)

/** Where number and code stand on the letter. */
export const LetterPlaces = (): ReactElement => (
  <div className={styles.aside}>
    <h3 className={text({ as: 'subtitle' })}>
      <Trans id="attachment.letter.title">Où les trouver</Trans>
    </h3>
    <Letter />
    <ol className={styles.marks}>
      <li>
        <span className={styles.mark} aria-hidden="true">
          1
        </span>
        <span>
          <Trans id="attachment.letter.number">Le numéro de contrat, en haut à droite : 8 chiffres.</Trans>
        </span>
      </li>
      <li>
        <span className={styles.mark} aria-hidden="true">
          2
        </span>
        <span>
          <Trans id="attachment.letter.code">Le code, juste au-dessous : 8 lettres et chiffres.</Trans>
        </span>
      </li>
    </ol>
    <p className={text({ as: 'small' })}>
      <Trans id="attachment.letter.never">Nous ne demandons jamais ce code par téléphone ni par e-mail.</Trans>
    </p>
  </div>
)
