import { accessibilityAndReflowFaults, accessibilityFaults } from '../../support/accessibility.js'
import { administrator } from '../../support/administrator.js'
import { desktop, heading, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.use({ ownSite: {} })

/** Makes all sessions of the site too old for actions that need a recent sign-in. */
const AGED = `UPDATE sessions SET sess = jsonb_set(sess::jsonb #- '{passport,user,confirmedAt}', '{passport,user,since}',
  to_jsonb((sess #>> '{passport,user,since}')::bigint - 660000)) WHERE sess #>> '{passport,user,since}' IS NOT NULL`

const words = {
  hr: {
    title: 'Potvrdite da ste to vi',
    password: 'Lozinka',
    confirm: 'Potvrdi',
    wrong: 'Lozinka nije točna',
    cancel: 'Odustani',
    all: 'Odaberi sve na stranici',
    erase: 'Izbriši zauvijek',
    sure: 'Izbriši',
    erased: 'Izbrisano: 1.',
    email: 'Email adresa',
    name: 'Ime',
    role: 'Uloga',
    invite: 'Pozovi',
  },
  en: {
    title: 'Confirm that it is you',
    password: 'Password',
    confirm: 'Confirm',
    wrong: 'The password is not correct',
    cancel: 'Cancel',
    all: 'Select all on this page',
    erase: 'Delete permanently',
    sure: 'Delete',
    erased: 'Deleted: 1.',
    email: 'Email address',
    name: 'Name',
    role: 'Role',
    invite: 'Invite',
  },
} as const

for (const language of ['hr', 'en'] as const) {
  const say = words[language]

  test(`an erasure in an old session asks for the password in a dialog, then goes on (${language})`, async ({
    admin,
    runningSite,
  }) => {
    const [id] = await admin.receiveMessages({ name: 'Ana Zorić' })
    const { version } = await admin.ask<{ version: number }>('GET', `/api/admin/contact-messages/${id}`)
    await admin.ask('PATCH', `/api/admin/contact-messages/${id}`, { trashed: true }, { 'If-Match': `"${version}"` })
    const page = await admin.enter(`/admin/contact-messages?view=trash&lang=${language}`, { language })
    await runningSite.run(AGED)
    admin.forgive(/403|422/)
    await page.locator('tbody').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: say.erase }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.sure, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say.title })
    await expect(dialog.getByLabel(say.password)).toBeFocused()
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await dialog.getByLabel(say.password).fill('wrong')
    await dialog.getByRole('button', { name: say.confirm, exact: true }).click()
    await expect(dialog.getByText(say.wrong)).toBeVisible()
    await dialog.getByLabel(say.password).fill(administrator.password)
    await dialog.getByRole('button', { name: say.confirm, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(say.erased)).toBeVisible()
  })

  for (const javaScriptEnabled of [true, false]) {
    const means = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
    test(`an invitation in an old session is sent after a page that keeps what was typed (${means}, ${language})`, async ({
      admin,
      runningSite,
    }) => {
      const page = await admin.enter(`/admin/users/invite?lang=${language}`, { language, javaScriptEnabled })
      await runningSite.run(AGED)
      admin.forgive(/403/)
      const email = `iva-${language}-${String(javaScriptEnabled)}@example.com`
      await page.getByLabel(say.email).fill(email)
      await page.getByLabel(say.name, { exact: false }).first().fill('Iva "Iv" <Kralj>')
      await page.getByLabel(say.role).selectOption('editor')
      await page.getByRole('button', { name: say.invite }).click()
      await expect(heading(page)).toHaveText(say.title)
      if (javaScriptEnabled) expect(await accessibilityAndReflowFaults(page)).toEqual([])
      await page.getByLabel(say.password).fill('wrong')
      await page.getByRole('button', { name: say.confirm, exact: true }).click()
      await expect(page.getByText(say.wrong)).toBeVisible()
      await page.getByLabel(say.password).fill(administrator.password)
      await page.getByRole('button', { name: say.confirm, exact: true }).click()
      await expect(page.getByRole('main')).toContainText(email)
      await page.goto('/admin/users')
      await expect(page.getByText('Iva "Iv" <Kralj>').first()).toBeVisible()
    })
  }
}
