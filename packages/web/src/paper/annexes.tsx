import type { DocumentBlock } from '@hautelisse/domain/explain'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Checkbox } from '../ui/checkbox/index.ts'
import * as styles from './paper.css.ts'
import { readPage } from './read-page.ts'

const annexes = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-annex]')]

/** Names of the parts of the page that may follow its sheet, in their order. */
export const annexNames = (): readonly string[] => [...new Set(annexes().flatMap(({ dataset }) => dataset['annex'] ?? []))]

/** Under the name of its annex, a heading of the page is one of the third level. */
const underAnnex = (block: DocumentBlock): DocumentBlock =>
  block.kind === 'heading' ? { kind: 'heading', text: block.text, level: 3 } : block

/**
 * Reads the annexes that were chosen, each on a sheet of its own under its name.
 *
 * @param names names of annexes
 */
export const readAnnexes = (names: readonly string[]): readonly DocumentBlock[] =>
  names.flatMap((name): readonly DocumentBlock[] => {
    const parts = annexes().filter(({ dataset }) => dataset['annex'] === name)
    const blocks = parts.flatMap((part) => readPage(part)).filter((block) => block.kind !== 'heading' || block.text !== name)
    return blocks.length === 0
      ? []
      : [{ kind: 'heading', text: name, isAnnex: true }, ...blocks.map((block) => underAnnex(block))]
  })

type AnnexChoiceProps = {
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** The parts of the page that are printed after its sheet: none unless it is chosen. */
export const AnnexChoice = ({ names, chosen, onChoose }: AnnexChoiceProps): ReactElement => (
  <fieldset className={styles.annexes}>
    <legend className={styles.legend}>
      <Trans id="annexes.print.legend">Ajouter après la première page</Trans>
    </legend>
    <div className={styles.boxes}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={(isChosen) => onChoose(names.filter((one) => (one === name ? isChosen : chosen.includes(one))))}
        />
      ))}
    </div>
  </fieldset>
)
