/**
 * Rules and security-relevant code by area, with the specs that test it: few and fast ones, because each mutant of an area runs all of
 * them.
 */
export const guards = [
  {
    name: 'requests',
    mutate: ['src/**/{same-origin.middleware,plain-paths.middleware,write-turns.middleware,client-address}.ts'],
    specs: ['src/**/{same-origin.middleware,plain-paths.middleware,write-turns.middleware,client-address}.spec.ts'],
  },
  {
    name: 'rate-limits',
    mutate: ['src/**/{rate-limit.guard,rate-limits.service,coalesced-rate-limiter,lenient-rate-limiter}.ts'],
    specs: ['src/**/{coalesced,lenient}-rate-limiter.spec.ts', 'test/api/*/rate-limits.spec.ts'],
  },
  {
    name: 'spam',
    mutate: ['src/leads/spam/*.service.ts'],
    specs: ['src/leads/spam/*.spec.ts', 'test/api/*/spam.spec.ts'],
  },
  {
    name: 'sign-in',
    mutate: ['src/**/{sign-in.service,second-step.service,known-devices.service,password.strategy}.ts'],
    specs: ['test/api/*/{sign-in,second-step,account-mails,users}.spec.ts'],
  },
  {
    name: 'passkeys',
    mutate: ['src/**/{passkey-ceremonies,passkey-challenges,passkeys,passkey-sign-in,own-passkeys}.service.ts'],
    specs: ['test/api/admin/passkeys.spec.ts'],
  },
  {
    name: 'sessions',
    mutate: ['src/**/{passport.service,sessions.service,user-sessions.service,session-stamp}.ts'],
    specs: ['test/api/admin/{sessions,account}.spec.ts'],
  },
  {
    name: 'roles',
    mutate: [
      'src/**/{access.guard,account-step,role,signed-in-user}.ts',
      'src/**/{admin-pages.controller,own-address,admin-pages.service}.ts',
    ],
    specs: [
      'src/**/{access.guard,role,own-address}.spec.ts',
      'test/api/admin/{role-walk,account,second-factor-requirement}.spec.ts',
    ],
  },
  {
    name: 'forms',
    mutate: ['src/**/{form-routes.service,form.interceptor,form-presenter.service}.ts'],
    specs: [
      'src/**/form-presenter.service.spec.ts',
      'test/api/*/{form-actions,forms-without-javascript,vouchers,therapist-feeds,redirect-imports,lead-replies}.spec.ts',
      'test/api/*/{own-data,pictures}.spec.ts',
    ],
  },
  {
    name: 'keys',
    mutate: ['src/api-keys/{api-key.guard,api-keys.service,key-text,checks-key.decorator,scope.guard}.ts'],
    specs: ['test/api/*/{api-keys,locations}.spec.ts'],
  },
  {
    name: 'cache-keys',
    mutate: ['src/**/page-request.ts'],
    specs: ['src/**/page-request.spec.ts'],
  },
  {
    name: 'page-cache',
    mutate: ['src/**/{page-cache,page-responder}.service.ts'],
    specs: ['test/api/web/{page-cache,page-warming,cold-pages,rendering-limit}.spec.ts'],
  },
  {
    name: 'settings',
    mutate: ['src/platform/settings/{mailbox,settings.service}.ts', 'src/operations/settings/*.service.ts'],
    specs: ['src/platform/settings/*.spec.ts', 'test/api/*/settings.spec.ts'],
  },
  {
    name: 'digests',
    mutate: ['src/leads/mails/colleagues/**/{*.service,next-digest-hour,erase-digests}.ts'],
    specs: [
      'src/leads/mails/colleagues/**/*.spec.ts',
      'test/api/*/{lead-digests,colleague-mails,location-scope-mails}.spec.ts',
    ],
  },
  {
    name: 'own-data',
    mutate: ['src/privacy/own-data/*.service.ts'],
    specs: ['test/api/privacy/own-data*.spec.ts'],
  },
  {
    name: 'personal-data',
    mutate: [
      'src/privacy/**/{person,personal-data.service,expired-rows.service}.ts',
      'src/platform/personal-data/{personal-tables,personal-rows}.ts',
    ],
    specs: ['test/api/*/{personal-data,retention,own-data-erasure}.spec.ts'],
  },
  {
    name: 'typed-texts',
    mutate: ['src/shared/forms/typed-text.ts', 'src/platform/phones/to-e164.ts'],
    specs: ['src/**/{typed-text,to-e164}.spec.ts'],
  },
  {
    name: 'picture-colours',
    mutate: ['src/pictures/upload/{coded-colours,colour-conversion,icc-profile}.ts'],
    specs: ['test/api/pictures/{colour-conversion,picture-colours}.spec.ts'],
  },
  {
    name: 'redirects',
    mutate: [
      'src/content/redirects/{source-of,redirects.service}.ts',
      'src/content/redirects/missing/{address-to-note,missing-addresses.service}.ts',
    ],
    specs: ['src/**/address-to-note.spec.ts', 'test/api/content/{redirects,missing-addresses}.spec.ts'],
  },
  {
    name: 'consent',
    mutate: ['src/consent/{consent-cookies.service,own-path}.ts', 'src/shared/consent/measurement-cookies.ts'],
    specs: ['src/**/{measurement-cookies,own-path}.spec.ts', 'test/api/consent/consent.spec.ts'],
  },
  {
    name: 'table-files',
    mutate: ['src/platform/http/lists/{xlsx-file,spreadsheet-text}.ts'],
    specs: ['src/**/{xlsx-file,spreadsheet-text}.spec.ts'],
  },
]
