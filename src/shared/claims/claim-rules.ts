/** Why a phrase may be a forbidden claim. */
export const claimReasons = ['cure', 'treatment', 'diagnosis', 'disease', 'safety', 'proof', 'doctor'] as const
export type ClaimReason = (typeof claimReasons)[number]

/** Phrase that may be a claim. */
export interface Claim {
  phrase: string
  reason: ClaimReason
}

/** Names of diseases, in Croatian and English, as the beginnings of words without diacritics. */
const DISEASES = [
  'alergij',
  'anemij',
  'anksioznost',
  'artritis',
  'artroz',
  'astm',
  'autoimun',
  'autizm',
  'bolest',
  'borelioz',
  'celijakij',

  'covid',
  'crohn',
  'demencij',
  'depresij',
  'dermatitis',
  'dijabet',
  'ekcem',
  'epileps',
  'fibromialgij',
  'gastritis',
  'hashimot',
  'hepatitis',
  'herpes',
  'hipertenzij',
  'infekcij',
  'kandid',
  'karcinom',
  'leukemij',
  'lupus',
  'migren',
  'miom',
  'neplodnost',
  'nesanic',
  'osteoporoz',
  'ovisnost',
  'parkinson',
  'psorijaz',
  'rak',
  'reum',
  'secern',
  'sinusitis',
  'skleroz',
  'tinitus',
  'tumor',
  'ulkus',
  'upal',
  'virus',
  'visok(?:i|og) (?:krvni )?tlak',
  'visok(?:og)? tlak',
  'addiction',
  'allerg(?:y|ies|ic)',
  'alzheimer',
  'anaemia',
  'anemia',
  'anxiety',
  'arthritis',
  'arthrosis',
  'asthma',
  'autism',
  'autoimmune',
  'blood pressure',
  'cancer',
  'candida',
  'celiac',
  'coeliac',
  'dementia',
  'depression',
  'diabet',
  'disease',
  'eczema',
  'epilep',
  'hypertension',
  'illness',
  'infection',
  'infertility',
  'inflammation',
  'insomnia',
  'lyme',
  'migraine',
  'psoriasis',
  'sclerosis',
  'thyroid',
  'ulcer',
].join('|')

/** Up to six words of a clause. */
const WORDS = String.raw`(?:[^\s,.;:!?]+\s+){0,6}?`
const DISEASE = String.raw`(?:${DISEASES})\p{L}*`

/** Builds a pattern of whole words over letters without diacritics; `~` stands for any ending. */
const words = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern.replaceAll('~', String.raw`\p{L}*`)})(?![\p{L}])`, 'gu')

/** Phrases that may be claims. What denies them is judged elsewhere. */
export const claimRules: readonly { reason: ClaimReason; pattern: RegExp }[] = [
  { reason: 'cure', pattern: words('izlij?ec~|zalij?ec~|ozdrav~|iscijel~|iscjel~') },
  { reason: 'cure', pattern: words('cur(?:e|es|ed|ing|able|ative)|heal(?:s|ed|ing|er|ers)?|miracle~|remission') },
  {
    reason: 'cure',
    pattern: words(`lijek~ (?:za|protiv) ${WORDS}${DISEASE}|remed(?:y|ies) (?:for|against) ${WORDS}${DISEASE}`),
  },
  {
    reason: 'treatment',
    pattern: words('lijec(?:i|im|is|imo|ite|e|iti|it|io|ila|ili|ilo|en|ena|eni|eno|enje|enja|enju|enjem)'),
  },
  {
    reason: 'treatment',
    pattern: words(`(?:treat(?:s|ed|ing|ment|ments)?|therap(?:y|ies)) (?:for |of )?${WORDS}${DISEASE}`),
  },
  { reason: 'treatment', pattern: words(`(?:terapij~|tretira~|tretman~) (?:za |protiv |kod )?${WORDS}${DISEASE}`) },
  {
    reason: 'diagnosis',
    pattern: words(
      'dijagnostic~|dijagnosti(?:ka|ke|ku|kom)|dijagnoz~ bolesti|(?:postav|utvrd|daje|dajemo|dobi)~ (?:\\S+ )?dijagnoz~',
    ),
  },
  {
    reason: 'diagnosis',
    pattern: words(
      'diagnos(?:e|es|ed|ing|tic|tics)|(?:get|gives?|provides?|makes?|offers?|receive) (?:\\S+ ){0,2}diagnos[ie]s',
    ),
  },
  { reason: 'diagnosis', pattern: words(`(?:otkri(?:va|vamo|je|jemo|ti|t)|prepozna~|detekt~) ${WORDS}${DISEASE}`) },
  {
    reason: 'diagnosis',
    pattern: words(`(?:detects?|discovers?|reveals?|finds?|identif(?:y|ies)) ${WORDS}${DISEASE}`),
  },
  {
    reason: 'disease',
    pattern: words(
      `(?:uklanja~|ukloni~|rjesava~|rijesi~|pobijedi~|pobjeduj~|spr(?:j?e|ije)c~|suzbija~|spasava~|oslobada~|oslobodi~|nestaj~|nesta[nlt]~|eliminira~) (?:se )?(?:od )?${WORDS}${DISEASE}`,
    ),
  },
  {
    reason: 'disease',
    pattern: words(
      `(?:pomaze|pomazemo|pomogla|pomogao|pomoglo|djeluje|djelotvorn~|ucinkovit~) (?:kod|protiv|u borbi protiv|za|na) ${WORDS}${DISEASE}`,
    ),
  },
  { reason: 'disease', pattern: words(`${DISEASE} (?:je |su )?(?:nestal~|nestaj~|prosl~|zauvijek)`) },
  {
    reason: 'disease',
    pattern: words(
      `(?:eliminat~|remov(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|revers(?:e|es|ed|ing)|beat(?:s|ing)?|fight(?:s|ing)?|get rid of|free (?:of|from)|relie(?:ves?|ved|ving)|helps? (?:with|against)|effective (?:for|against)|rid of) ${WORDS}${DISEASE}`,
    ),
  },
  { reason: 'disease', pattern: words(`${DISEASE} (?:is |are |has |have )?(?:gone|disappear~|vanish~)`) },
  {
    reason: 'safety',
    pattern: words(
      '(?:bez|nema|nemaju) (?:ikakvih |nikakvih |stetnih |poznatih |opasnih )?nuspojav~|bez (?:ikakvog )?rizika|potpuno (?:sigur|bezopas|neskodlj)~|100 ?% (?:sigur|bezopas)~',
    ),
  },
  {
    reason: 'safety',
    pattern: words(
      '(?:no|without|zero|free of) (?:any |known |harmful )?side[- ]effects?|side[- ]effect[- ]free|risk[- ]free|(?:completely|totally|perfectly|100 ?%) (?:safe|harmless)',
    ),
  },
  {
    reason: 'proof',
    pattern: words(
      '(?:znanstveno|klinicki|medicinski|strucno) (?:je |su )?(?:doka|ispita|potvrd|utemelj|provjer)~|dokazano (?:djeluj|pomaz|ucinkovit|smanjuj|uklanj)~|dokazan(?:a|i|e|o|og|u|im)? (?:ucin|djelov|rezult|metod|terapij|postup)~|(?:studije|istrazivanja) (?:dokazuju|potvrduju|pokazuju)',
    ),
  },
  {
    reason: 'proof',
    pattern: words(
      '(?:scientifically|clinically|medically) (?:proven|tested|validated|shown|backed)|proven (?:effect|method|to|results?|therapy|treatment)~|(?:studies|research|science) (?:proves?|confirms?|shows?)',
    ),
  },
  {
    reason: 'proof',
    pattern: words(
      '(?:jamci|jamcimo|garantira~|zajamcen~|garantiran~) (?:\\S+ ){0,2}(?:uspje|rezultat|ucin|olaks|ishod|pobolj)~|(?:rezultat|uspjeh|ucinak) (?:je |su )?(?:zajamcen|garantiran)~|100 ?% (?:ucinkovit|uspjes)~',
    ),
  },
  {
    reason: 'proof',
    pattern: words(
      'guarante(?:e|es|ed|eing) (?:\\S+ ){0,2}(?:results?|success|effect|relief|outcome|improvement)s?|(?:results?|success|relief) (?:is |are )?guaranteed|100 ?% (?:effective|success)~',
    ),
  },
  {
    reason: 'doctor',
    pattern: words(
      '(?:zamjenjuj~|zamijeni~|zamjena za) (?:\\S+ ){0,2}(?:lijecni|pregled|terapij|lijek|operacij)~|umjesto (?:lijecni|lijek|terapij|operacij)~|(?:prestan|prekin|bacit|odbac)~ (?:\\S+ ){0,2}(?:lijek|terapij)~',
    ),
  },
  {
    reason: 'doctor',
    pattern: words(
      'replac(?:e|es|ed|ing) (?:\\S+ ){0,3}(?:doctor|physician|medication|medicine|medicines|surgery|therapy|examination)s?|instead of (?:\\S+ ){0,2}(?:doctor|medication|medicine|surgery|drugs)~|(?:stop|quit) taking (?:\\S+ ){0,2}(?:medic|drugs|pills)~|throw away (?:\\S+ )?(?:medic|pills)~',
    ),
  },
]

/** Questions, which are not claims. */
export const questions: readonly RegExp[] = [
  /^\s*(?:moze|mogu|moram|trebam|smije|smijem|je|jesu|hoce|ima|pomaze|lijeci|lijecite|postavlja\p{L}*|zamjenjuje|sto|kako|tko|kad|kada|zasto)(?!\p{L})[^?]*\?/u,
  /^\s*(?:can|could|should|must|does|do|is|are|will|what|how|who|when|why|may)(?!\p{L})[^?]*\?/u,
]

/** Clauses about doctors, or about care that somebody already receives. */
export const medicalCare: readonly RegExp[] = [
  /(?<!\p{L})(?:lijecnik(?:a|u|om|e)?|lijecnici(?:ma)?|lijecnic[aeiu]|veterinar\p{L}*|dermatolog\p{L}*|psiholog\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})(?:doctors?|physicians?|vets?|dermatologists?|psychologists?)(?!\p{L})/u,
  /(?<!\p{L})se (?:vec )?lijec(?:ite|is|i)(?!\p{L})|(?<!\p{L})lijec(?:ite|is) se(?!\p{L})/u,
  /(?<!\p{L})(?:tijekom|nakon|zbog|uz|vase|propisano|konvencionalno) lijecenj\p{L}*/u,
  /(?<!\p{L})(?:being|are|were) treated (?:for|by)(?!\p{L})/u,
]
