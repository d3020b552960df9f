import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { TextLink } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Fact, Facts, Text } from '../ui/page/index.ts'
import type { Block, LinkTarget } from './blocks.ts'
import * as styles from './contents.css.ts'
import { Generations } from './generations.tsx'

/** What a page draws itself, by the name of its place. */
export type Parts = Readonly<Record<string, ReactNode>>

export const NO_PARTS: Parts = {}

type TargetLinkProps = { readonly target: LinkTarget; readonly children: ReactNode }

const TargetLink = ({ target, children }: TargetLinkProps): ReactElement => {
  const aim = useAim()
  return 'href' in target ? (
    <TextLink href={target.href} rel="external" icon={drawings.ArrowSquareOut} trailing>
      {children}
    </TextLink>
  ) : (
    <TextLinkTo {...aim(target)} icon={drawings.ArrowRight} trailing>
      {children}
    </TextLinkTo>
  )
}

type ShowBlockProps = { readonly block: Block; readonly parts: Parts }

const ShowBlock = ({ block, parts }: ShowBlockProps): ReactNode => {
  const { t } = useLingui()
  switch (block.kind) {
    case 'text':
      return <p>{t(block.words)}</p>
    case 'title':
      return (
        <Text as="subtitle" tag="h3" className={styles.subtitle}>
          {t(block.words)}
        </Text>
      )
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item.id} className={styles.item}>
              {t(item)}
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <Facts>
          {block.rows.map(([name, value]) => (
            <Fact key={name.id} name={t(name)}>
              {value}
            </Fact>
          ))}
        </Facts>
      )
    case 'link':
      return (
        <p className={styles.link}>
          <TargetLink target={block.target}>{t(block.words)}</TargetLink>
        </p>
      )
    case 'generations':
      return <Generations />
    case 'part':
    default:
      return parts[block.name]
  }
}

const keyOf = (block: Block, place: number): string =>
  'words' in block ? (block.words.id ?? String(place)) : `${block.kind}-${place}`

type BlocksProps = { readonly blocks: readonly Block[]; readonly parts?: Parts }

/** Texts, lists, links and values in the order in which they are read. */
export const Blocks = ({ blocks, parts = NO_PARTS }: BlocksProps): ReactElement => (
  <div className={styles.prose}>
    {blocks.map((block, place) => (
      <Fragment key={keyOf(block, place)}>
        <ShowBlock block={block} parts={parts} />
      </Fragment>
    ))}
  </div>
)
