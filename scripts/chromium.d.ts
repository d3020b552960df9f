/** What a person can do when no browser was found: printed by the test command as its reason to fail. */
export declare const WAYS_TO_A_BROWSER =
  'No Chromium was found for the browser tests. Either set CHROMIUM_PATH to one, or install your system\u2019s package (Debian: apt-get install chromium-headless-shell, or chromium), or run "npx playwright install chromium" once.'
/** Finds a Chromium: the setting CHROMIUM_PATH, a browser installed by Playwright, the PATH, then the usual places. */
export declare const findChromium: () => string | undefined
/** Finds a Chromium, installing Debian's package where this process is root and has apt-get; undefined where neither works. */
export declare const provideChromium: () => string | undefined
/** Flags for a headless run that talks to nobody but the pages under test. */
export declare const CHROMIUM_FLAGS: readonly string[]
