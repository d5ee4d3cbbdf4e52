// Runs before the page is drawn, so that a chosen theme does not flash. Without a choice the system's counts.
const chosen = localStorage.getItem('theme')
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
