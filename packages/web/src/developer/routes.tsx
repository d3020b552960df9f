import type { ReactElement } from 'react'
import { AmountsTool, LanguageTool, SchemeTool } from '../portal/index.ts'
import { FrameworkPage } from './framework-page.tsx'

export { Contexts } from './contexts-page.tsx'
export { Demo } from './demo-page.tsx'
export { PdfRender } from './pdf-page.tsx'
export { DeveloperIndex } from './developer-index.tsx'

/** /developer/framework, with the application's own switches (P-DEV-02). */
export const Framework = (): ReactElement => (
  <FrameworkPage
    tools={
      <>
        <AmountsTool />
        <LanguageTool />
        <SchemeTool />
      </>
    }
  />
)
