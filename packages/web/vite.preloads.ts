import type { HtmlTagDescriptor, Plugin } from 'vite'

type Wanted = {
  /** Beginnings of the font files' names, as the packages spell them. */
  readonly fonts: readonly string[]
  /** Ends of the names of modules that the first page asks for once its code runs. */
  readonly modules: readonly string[]
}

/**
 * Asks the browser for what the first page will need while the page is still being read: its text faces, so that figures do not change face
 * under the eye, and the modules that its code would only ask for later.
 *
 * @param wanted fonts and modules, by their names
 */
export const preloads = ({ fonts, modules }: Wanted): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }): HtmlTagDescriptor[] =>
      Object.values(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
        const href = `/${file.fileName}`
        if (file.type === 'chunk')
          return modules.some((name) => file.facadeModuleId?.endsWith(name) === true)
            ? [{ tag: 'link', injectTo: 'head', attrs: { rel: 'modulepreload', crossorigin: true, href } }]
            : []
        return href.endsWith('.woff2') && fonts.some((name) => href.includes(name))
          ? [
              {
                tag: 'link',
                injectTo: 'head-prepend',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
              },
            ]
          : []
      }),
  },
})
