// Applies the scheme chosen earlier before anything is painted. Without a choice, the style sheet follows the system. Language and hidden amounts
// are noted: a page that the server painted otherwise is not shown (docs/decisions/16).
;(function () {
  var page = document.documentElement.dataset
  page.display = 'fr.shown'
  try {
    var settings = JSON.parse(localStorage.getItem('hautelisse.settings') || '{}')
    if (settings.scheme === 'dark' || settings.scheme === 'light') page.scheme = settings.scheme
    page.display = (settings.language === 'en' ? 'en' : 'fr') + '.' + (settings.hiddenAmounts === true ? 'hidden' : 'shown')
  } catch {
    // Storage refused or unreadable: the system's scheme is a good answer.
  }
})()

// A painted page is read before it answers: the button that was pressed last meanwhile is noted, and pressed again once it does.
document.addEventListener(
  'click',
  function (event) {
    var button = event.target instanceof Element ? event.target.closest('#root[data-painted] button') : null
    if (button === null) return
    document.querySelectorAll('[data-pressed]').forEach(function (earlier) {
      earlier.removeAttribute('data-pressed')
    })
    button.setAttribute('data-pressed', '')
  },
  true,
)

// Zod reads this while the first schemas are made, which in the built files is before any module of ours runs: without it zod tries
// `new Function`, which the content security policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
