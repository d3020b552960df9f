import { documentTree, type DocumentTree } from '@hautelisse/domain/explain'
import { printMachine, selectPrinting } from '@hautelisse/machines/documents'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { saveFile } from '../documents/index.ts'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { DeveloperFrame, DeveloperSection } from './developer-frame.tsx'
import * as styles from './developer-page.css.ts'
import { sampleTree } from './sample-tree.ts'

const Printing = ({ tree }: { readonly tree: DocumentTree }): ReactElement => {
  const { client } = useApp()
  const [snapshot, send] = useMachine(printMachine, { input: { client, saveFile } })
  const printing = selectPrinting(snapshot)
  return (
    <>
      {printing === 'withoutPrinter' ? (
        <>
          <Note kind="info" live>
            <p>
              <Trans id="developer.pdf.without">Cette API ne met pas en PDF : le navigateur imprime.</Trans>
            </p>
          </Note>
          <Button icon={drawings.Printer} onClick={() => window.print()}>
            <Trans id="ui.receipt.print">Imprimer</Trans>
          </Button>
        </>
      ) : (
        <Button
          icon={drawings.Download}
          busy={printing === 'printing'}
          onClick={() => send({ type: 'requested', tree, name: 'rendu.pdf' })}
        >
          <Trans id="explanation.pdf.button">PDF</Trans>
        </Button>
      )}
      {printing === 'failed' && (
        <Note kind="alert" live>
          <p>
            <Trans id="explanation.pdf.failed">Le PDF n’a pas pu être fait. Réessayez.</Trans>
          </p>
        </Note>
      )}
    </>
  )
}

/** /developer/pdf-render: a document tree beside the PDF that the API makes of it (P-DEV-03). */
export const PdfRender = (): ReactElement => {
  const tree = sampleTree(useApp().clock.today())
  return (
    <DeveloperFrame
      lead={<Trans id="developer.pdf.lead">Un document dit ce qu’il contient ; l’imprimeur de l’API décide de sa forme.</Trans>}
    >
      <DeveloperSection id="pdf" title={<Trans id="developer.pdf.document">Le document envoyé</Trans>}>
        <Printing tree={tree} />
        <pre className={styles.source}>{JSON.stringify(documentTree.encode(tree), undefined, 2)}</pre>
      </DeveloperSection>
    </DeveloperFrame>
  )
}
