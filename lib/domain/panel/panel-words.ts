import { boundWords } from '@/lib/domain/words'
import access from '@/messages/panel/access.json'
import alarm from '@/messages/panel/alarm.json'
import consoleWords from '@/messages/panel/console.json'
import lookup from '@/messages/panel/console-lookup.json'
import marketing from '@/messages/panel/console-marketing.json'
import consolePerson from '@/messages/panel/console-person.json'
import consoleQueue from '@/messages/panel/console-queue.json'
import consoleRestaurants from '@/messages/panel/console-restaurants.json'
import opening from '@/messages/panel/opening.json'
import orders from '@/messages/panel/orders.json'
import report from '@/messages/panel/report.json'
import search from '@/messages/panel/search.json'
import settings from '@/messages/panel/settings.json'
import shell from '@/messages/panel/shell.json'
import tables from '@/messages/panel/tables.json'

/**
 * Every message of the panel for display, as namespace `panel`. Imported on the server alone: scripts of a screen get
 * their words as props.
 */
export const panelWords = boundWords({
  shell,
  access,
  orders,
  tables,
  alarm,
  report,
  search,
  opening,
  settings,
  console: consoleWords,
  consoleQueue,
  marketing,
  lookup,
  consoleRestaurants,
  consolePerson,
})
