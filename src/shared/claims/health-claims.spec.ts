import { findHealthClaims, newHealthClaims } from './health-claims.js'

const claims = [
  'Biorezonanca liječi alergije.',
  'Izliječite migrenu u tri dolaska.',
  'Naši klijenti ozdrave nakon prvog postupka.',
  'Ozdravljenje počinje ovdje.',
  'Uređaj dijagnosticira bolesti u sat vremena.',
  'Kod nas dobivate brzu dijagnozu.',
  'Biorezonantna dijagnostika cijelog tijela',
  'Postupak je bez nuspojava.',
  'Metoda nema nikakvih nuspojava.',
  'Znanstveno dokazana metoda',
  'Klinički ispitano na 10.000 ljudi',
  'Dokazano smanjuje bol.',
  'Pomaže kod astme i ekcema.',
  'Uklanjamo kandidu, viruse i parazite.',
  'Riješite se alergije na pelud zauvijek.',
  'Terapija za psorijazu već od 40 €',
  'Jamčimo uspjeh već nakon prvog dolaska.',
  'Rezultat je zajamčen.',
  'Zamjenjuje liječnički pregled.',
  'Prestanite uzimati lijekove već danas!',
  'Prirodni lijek za reumu',
  'Sprječava rak.',
  'Otkrivamo bolest prije nego što se javi.',
  'Lijeci i djecu i odrasle.', // without diacritics
  'Postupak **lije\u00ADči** nesanicu.', // a soft hyphen from a word processor, and Markdown
  'NAŠA METODA LIJEČI!',
  'Želite li izliječiti ovisnost?',
  'Bioresonance cures allergies.',
  'Heal your body in one visit.',
  'A healing method without needles',
  'We diagnose diseases in an hour.',
  'Get your diagnosis today.',
  'There are no side effects.',
  'A side-effect-free method',
  'Clinically proven results',
  'Studies prove that it works.',
  'We treat asthma and eczema.',
  'Helps with migraines.',
  'Get rid of candida for good.',
  'Guaranteed success after the first visit',
  'Replaces your doctor.',
  'You can stop taking your medicines.',
  'It detects cancer early.',
  'Completely safe for everyone',
  'Bez lijekova liječimo alergije.',
  'Bez igle i bez nuspojava',
  'Ne boli i liječi migrenu.',
  'Ne čekajte - izliječite migrenu.',
  'Postupak ne boli i nema nuspojava.',
  'Ne samo da liječi alergije.',
  'Naši liječnici liječe alergije.',
  'Without drugs we cure allergies.',
  'Bioresonance not only cures allergies.',
  'No needles and no side effects',
  'It cures no matter what.',
  'Our doctors treat migraines.',
  'Bioresonance cures what your doctor could not.',
]

const others = [
  'Biorezonanca ne liječi bolesti.',
  'Postupak ne zamjenjuje liječnika.',
  'Ne zamjenjuje liječnički pregled, dijagnozu ni konvencionalno liječenje.',
  'Ne postavljamo dijagnoze i ne liječimo.',
  'Rezultat nije medicinska dijagnoza.',
  'To nije bolest ni dijagnoza, nego znak da o tome vrijedi razgovarati.',
  'Znanost tu zamisao ne smatra dokazanom.',
  'O lijekovima odlučuje vaš liječnik.',
  'Imate li bolove, najprije se javite liječniku.',
  'Ako se liječite od ozbiljne bolesti, najprije razgovarajte s liječnikom.',
  'Propisanu terapiju nemojte mijenjati ni prekidati bez dogovora s liječnikom.',
  'Postupak nekima može pomoći da se opuste.',
  'Ne obećavamo ishod.',
  'To vam nitko ne može jamčiti.',
  'Je li zarada zajamčena?',
  'Može li biorezonanca izliječiti alergiju?',
  'Ide uz liječničku skrb, a ne umjesto nje.',
  'Nije lijek za bolesti.',
  'Zarada nije zajamčena.',
  'Recite nam imate li dijagnozu i uzimate li lijekove.',
  'Gljivičnu infekciju može prepoznati i potvrditi samo liječnik.',
  'Testiranje obuhvaća više od 200 namirnica.',
  'Savjetujemo vam manje dodanog šećera.',
  'Pijte najmanje dvije litre vode na dan.',
  'Bez igle i bez čekanja',
  'Rak je horoskopski znak.',
  'It does not treat diseases.',
  'The treatment is not a treatment for addiction.',
  'We make no diagnoses and treat no diseases.',
  'Test results are not a medical diagnosis.',
  'It does not replace a medical examination, a diagnosis or conventional treatment.',
  'Science does not regard the idea as proven.',
  'Nobody can guarantee that.',
  'Only a doctor can recognise and confirm a fungal infection.',
  'If you are being treated for a serious illness, talk to your doctor first.',
  'The treatment may help some people relax.',
  'See a doctor about a wound that does not heal.',
  'Can bioresonance cure an allergy?',
  'Your health and your rhythm',
  'A healthy breakfast, an accurate list and secure payment',
  'Prices of tests and treatments',
  'Bioresonance cannot cure or diagnose anything.',
  'Treat yourself to an hour of peace.',
  'Nijedan postupak nije bez rizika.',
  'Lijekovi se ne ukidaju, a bolesti liječi liječnik.',
  'Terapija čistim zrakom',
  'Uklanja mrlje i čisti.',
  'A room free of allergens',
  'That guarantees success to no centre.',
]

describe('claims about health', () => {
  it.each(claims)('finds a claim in: %s', (text) => {
    expect(findHealthClaims(text)).not.toEqual([])
  })

  it.each(others)('finds no claim in: %s', (text) => {
    expect(findHealthClaims(text)).toEqual([])
  })

  it('returns each phrase as written, with the reason', () => {
    expect(findHealthClaims('Bez brige.\nPostupak LIJEČI nesanicu i nema nuspojava.')).toEqual([
      { phrase: 'LIJEČI', reason: 'treatment' },
      { phrase: 'nema nuspojava', reason: 'safety' },
    ])
  })

  it('returns only phrases that the same clause of an earlier text did not contain', () => {
    const earlier = 'Liječi migrenu.'
    expect(newHealthClaims('Liječi migrenu. Hvala!', earlier)).toEqual([])
    expect(newHealthClaims('Liječi migrenu. Liječi migrenu.', earlier)).toHaveLength(1)
    expect(newHealthClaims('Liječi rak.', earlier)).toEqual([{ phrase: 'Liječi', reason: 'treatment' }])
  })

  it('judges a long text without time that grows with its square', () => {
    expect(findHealthClaims('cure '.repeat(40_000))).toHaveLength(40_000)
  })
})
