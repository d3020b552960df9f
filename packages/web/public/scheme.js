// Applies the scheme chosen earlier before anything is painted. Without a choice, the style sheet follows the system.
;(function () {
  try {
    var settings = JSON.parse(localStorage.getItem('hautelisse.settings') || '{}')
    if (settings.scheme === 'dark' || settings.scheme === 'light') document.documentElement.dataset.scheme = settings.scheme
  } catch {
    // Storage refused or unreadable: the system's scheme is a good answer.
  }
})()
