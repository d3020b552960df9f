import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Asks the browser for the two text faces while the page is still being read, so that figures do not change face under the eye.
 *
 * @param names beginnings of the font files' names, as the packages spell them
 */
export const preloadFonts = (names: readonly string[]): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }): HtmlTagDescriptor[] =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2') && names.some((name) => file.includes(name)))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        })),
  },
})
