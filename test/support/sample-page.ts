/** Content of an own page. */
export const samplePage = {
  title: { hr: 'Naš tim', en: 'Our team' },
  slugHr: 'nas-tim',
  slugEn: 'our-team',
  description: { hr: 'Tko vas dočekuje u našim centrima.', en: 'Who welcomes you at our centres.' },
  photo: null,
  body: { hr: '## Ljudi\n\nUpoznajte nas.', en: '## People\n\nGet to know us.' },
  inFooter: true,
  hidden: false,
}
