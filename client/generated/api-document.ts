// Generated from docs/generated/openapi.json by `npm run openapi:release`. SHA-256 of the document: fdc4c1be133ae552b3ced7ad7e803c37cdb1cf8366d2cdedd21c79012e356365
export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check liveness */
        get: operations["health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check readiness
         * @description `degraded` names parts that fail while the site still answers, such as the store of pictures.
         */
        get: operations["health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Prometheus metrics of this process */
        get: operations["metrics.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pictures */
        get: operations["pictures.list"];
        put?: never;
        /**
         * Upload a picture
         * @description The type of the file is ignored. All files are encoded again, without metadata.
         */
        post: operations["pictures.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a picture */
        get: operations["pictures.read"];
        /** Replace the description of a picture */
        put: operations["pictures.update"];
        post?: never;
        /** Delete a picture */
        delete: operations["pictures.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Requires no key. A key that is sent is verified, and its own rate limit applies.
         */
        get: operations["locations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/therapists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List therapists */
        get: operations["therapists.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/google-business-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the locations for Google Business Profile as CSV */
        get: operations["businessProfiles.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/google-business-profile/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a secret address of the sheet for Google Business Profile
         * @description The former address no longer works.
         */
        post: operations["businessProfiles.renew"];
        /** Remove the secret address of the sheet for Google Business Profile */
        delete: operations["businessProfiles.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/google-business-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sheet for Google Business Profile by its secret address
         * @description In Croatian, or with `lang=en` in English.
         */
        get: operations["publicSheet.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a contact message */
        post: operations["contact.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contact messages */
        get: operations["contactMessages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export contact messages with notes as CSV, in the language of the request and the time of Zagreb */
        get: operations["contactMessages.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase contact messages in the spam box or trash; those that cannot be erased are listed */
        post: operations["contactMessages.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update several contact messages; those that cannot be updated are listed */
        post: operations["contactMessages.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/changes/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an update of several contact messages where nothing was updated since */
        post: operations["contactMessages.undoAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a contact message with notes, history, and neighbours in the list of the query */
        get: operations["contactMessages.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update status, assignee or location of a contact message, move it to the trash or back */
        patch: operations["contactMessages.change"];
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last update of a contact message if the same user made it */
        post: operations["contactMessages.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note to a contact message */
        post: operations["contactMessages.addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the sender of a contact message by mail
         * @description The mail is sent after some seconds, in which its author can take it back.
         */
        post: operations["contactMessages.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a reply to the sender of a contact message before it is sent */
        delete: operations["contactMessages.takeBackReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/writing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report whether a reply to the sender of a contact message is being written
         * @description Returns who else is writing one, so that two people do not answer the same.
         */
        post: operations["contactMessages.reportWriting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a telephone call to the sender of a contact message */
        post: operations["contactMessages.call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge another contact message of the same person into a contact message */
        post: operations["contactMessages.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a merged contact message off again */
        post: operations["contactMessages.split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/franchise-inquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a franchise inquiry */
        post: operations["franchise.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List franchise inquiries */
        get: operations["franchiseInquiries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export franchise inquiries with notes as CSV, in the language of the request and the time of Zagreb */
        get: operations["franchiseInquiries.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase franchise inquiries in the spam box or trash; those that cannot be erased are listed */
        post: operations["franchiseInquiries.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update several franchise inquiries; those that cannot be updated are listed */
        post: operations["franchiseInquiries.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/changes/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an update of several franchise inquiries where nothing was updated since */
        post: operations["franchiseInquiries.undoAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a franchise inquiry with notes, history, and neighbours in the list of the query */
        get: operations["franchiseInquiries.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update status, assignee or location of a franchise inquiry, move it to the trash or back */
        patch: operations["franchiseInquiries.change"];
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last update of a franchise inquiry if the same user made it */
        post: operations["franchiseInquiries.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note to a franchise inquiry */
        post: operations["franchiseInquiries.addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the sender of a franchise inquiry by mail
         * @description The mail is sent after some seconds, in which its author can take it back.
         */
        post: operations["franchiseInquiries.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a reply to the sender of a franchise inquiry before it is sent */
        delete: operations["franchiseInquiries.takeBackReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/writing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report whether a reply to the sender of a franchise inquiry is being written
         * @description Returns who else is writing one, so that two people do not answer the same.
         */
        post: operations["franchiseInquiries.reportWriting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a telephone call to the sender of a franchise inquiry */
        post: operations["franchiseInquiries.call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge another franchise inquiry of the same person into a franchise inquiry */
        post: operations["franchiseInquiries.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/franchise-inquiries/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a merged franchise inquiry off again */
        post: operations["franchiseInquiries.split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a newsletter subscription */
        post: operations["newsletter.subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a newsletter subscription */
        post: operations["newsletterLinks.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a newsletter subscription */
        post: operations["newsletterLinks.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a cookie consent decision */
        post: operations["consent.record"];
        /** Reset the decision about cookies of this browser */
        delete: operations["consent.reset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List testimonials */
        get: operations["testimonials.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List published blog posts */
        get: operations["posts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a published blog post */
        get: operations["posts.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List text pages of the owner */
        get: operations["ownPages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a text page of the owner */
        get: operations["ownPages.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pricelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List services and prices */
        get: operations["priceList.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subjects of contact messages */
        get: operations["contactSubjects.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointment-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an appointment request */
        post: operations["appointments.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List appointment requests */
        get: operations["appointmentRequests.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export appointment requests with notes as CSV, in the language of the request and the time of Zagreb */
        get: operations["appointmentRequests.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase appointment requests in the spam box or trash; those that cannot be erased are listed */
        post: operations["appointmentRequests.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update several appointment requests; those that cannot be updated are listed */
        post: operations["appointmentRequests.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/changes/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an update of several appointment requests where nothing was updated since */
        post: operations["appointmentRequests.undoAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an appointment request with notes, history, and neighbours in the list of the query */
        get: operations["appointmentRequests.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update status, assignee or location of an appointment request, move it to the trash or back */
        patch: operations["appointmentRequests.change"];
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last update of an appointment request if the same user made it */
        post: operations["appointmentRequests.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note to an appointment request */
        post: operations["appointmentRequests.addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the sender of an appointment request by mail
         * @description The mail is sent after some seconds, in which its author can take it back.
         */
        post: operations["appointmentRequests.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a reply to the sender of an appointment request before it is sent */
        delete: operations["appointmentRequests.takeBackReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/writing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report whether a reply to the sender of an appointment request is being written
         * @description Returns who else is writing one, so that two people do not answer the same.
         */
        post: operations["appointmentRequests.reportWriting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a telephone call to the sender of an appointment request */
        post: operations["appointmentRequests.call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge another appointment request of the same person into an appointment request */
        post: operations["appointmentRequests.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appointment-requests/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a merged appointment request off again */
        post: operations["appointmentRequests.split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List free times */
        get: operations["availability.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookable-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bookable services */
        get: operations["bookableServices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changed bookings */
        get: operations["integratorBookings.list"];
        put?: never;
        /**
         * Create a booking
         * @description Books a free time. A time that was taken in the meantime is refused with the nearest free ones. Programs send their key, which replaces the spam check.
         */
        post: operations["bookings.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a booking with an API key */
        get: operations["integratorBookings.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the status of a booking with an API key */
        patch: operations["integratorBookings.change"];
        trace?: never;
    };
    "/api/bookings/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Cancels the booking of the link in its confirmation, up to some hours before the visit.
         */
        post: operations["bookingLinks.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a booking to another free time
         * @description Moves the booking of the link in its confirmation, up to some hours before the visit. Service, location and price stay. A time that is taken is refused with the nearest free ones.
         */
        post: operations["bookingLinks.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/calendar-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export bookings as a calendar */
        get: operations["bookingInbox.exportCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bookings */
        get: operations["bookingInbox.list"];
        put?: never;
        /**
         * Add a booking for a client
         * @description A time that is taken is refused with the nearest free ones of the therapist.
         */
        post: operations["staffBookings.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export bookings with notes as CSV, in the language of the request and the time of Zagreb */
        get: operations["bookingInbox.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase bookings in the spam box or trash; those that cannot be erased are listed */
        post: operations["bookingInbox.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update several bookings; those that cannot be updated are listed */
        post: operations["bookingInbox.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/changes/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an update of several bookings where nothing was updated since */
        post: operations["bookingInbox.undoAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a booking with notes, history, and neighbours in the list of the query */
        get: operations["bookingInbox.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update status, assignee or location of a booking, move it to the trash or back */
        patch: operations["bookingInbox.change"];
        trace?: never;
    };
    "/api/admin/bookings/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last update of a booking if the same user made it */
        post: operations["bookingInbox.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note to a booking */
        post: operations["bookingInbox.addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the sender of a booking by mail
         * @description The mail is sent after some seconds, in which its author can take it back.
         */
        post: operations["bookingInbox.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/replies/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a reply to the sender of a booking before it is sent */
        delete: operations["bookingInbox.takeBackReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/writing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report whether a reply to the sender of a booking is being written
         * @description Returns who else is writing one, so that two people do not answer the same.
         */
        post: operations["bookingInbox.reportWriting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a telephone call to the sender of a booking */
        post: operations["bookingInbox.call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge another booking of the same person into a booking */
        post: operations["bookingInbox.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Split a merged booking off again */
        post: operations["bookingInbox.split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a booking to another time, therapist or location
         * @description Its service stays. A time that is taken is refused with the nearest free ones of the therapist.
         */
        post: operations["staffBookings.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List absences of therapists
         * @description By default those from today on.
         */
        get: operations["absences.list"];
        put?: never;
        /**
         * Add an absence of a therapist
         * @description Visits that are booked in that time stay; the response lists them.
         */
        post: operations["absences.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/absences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an absence of a therapist */
        get: operations["absences.read"];
        /** Update an absence of a therapist */
        put: operations["absences.change"];
        post?: never;
        /** Delete an absence of a therapist */
        delete: operations["absences.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/therapist-calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the secret address of the calendar of a therapist
         * @description The former address no longer works.
         */
        post: operations["therapistFeeds.renew"];
        /** Remove the secret address of the calendar of a therapist */
        delete: operations["therapistFeeds.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/therapist-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar of a therapist by its secret address
         * @description Visits from 30 days ago to the last day that can be booked, with the initials of the clients.
         */
        get: operations["calendarFeed.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar entry of a booking
         * @description Service, therapist, time and place, in the language of the booking. The id is that of the receipt.
         */
        get: operations["clientCalendar.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the waiting list of a full day
         * @description When a time of the day becomes free, people on the list get a mail in turn. A day with free times is refused with these.
         */
        post: operations["waitlist.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/opt-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End invitations to write a review
         * @description The address that got the invitation with this link gets no further one.
         */
        post: operations["reviewLinks.optOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voucher-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a gift voucher request
         * @description Stores a contact message to staff with the text of the voucher. No payment is made.
         */
        post: operations["vouchers.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List API keys */
        get: operations["apiKeys.list"];
        put?: never;
        /** Create an API key */
        post: operations["apiKeys.make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bind an API key to locations
         * @description Takes effect with the next request. Cursors that the key received before answer 410 to lists of leads and bookings: its client must discard all copies of them and start without a cursor.
         */
        put: operations["apiKeys.bind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke an API key */
        post: operations["apiKeys.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get statistics on cookie consent */
        get: operations["consents.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get row counts of all content */
        get: operations["contentOverview.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List price content, including hidden rows */
        get: operations["priceContent.list"];
        /** Reorder price content */
        put: operations["priceContent.arrange"];
        /** Create price content */
        post: operations["priceContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change prices of the price list
         * @description Changes all or none. A row with another price than the client saw is a fault of that row.
         */
        patch: operations["priceChanges.change"];
        trace?: never;
    };
    "/api/admin/content/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List location content, including hidden rows */
        get: operations["locationContent.list"];
        /** Reorder location content */
        put: operations["locationContent.arrange"];
        /** Create location content */
        post: operations["locationContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get location content in every language */
        get: operations["locationContent.show"];
        /** Replace location content */
        put: operations["locationContent.save"];
        post?: never;
        /** Delete location content */
        delete: operations["locationContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/locations/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of location content */
        post: operations["locationContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/locations/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of location content */
        post: operations["locationContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List holiday content, including hidden rows */
        get: operations["holidayContent.list"];
        put?: never;
        /** Create holiday content */
        post: operations["holidayContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/holidays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get holiday content in every language */
        get: operations["holidayContent.show"];
        /** Replace holiday content */
        put: operations["holidayContent.save"];
        post?: never;
        /** Delete holiday content */
        delete: operations["holidayContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/holidays/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of holiday content */
        post: operations["holidayContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/holidays/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of holiday content */
        post: operations["holidayContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/price-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List price category content, including hidden rows */
        get: operations["priceCategoryContent.list"];
        /** Reorder price category content */
        put: operations["priceCategoryContent.arrange"];
        /** Create price category content */
        post: operations["priceCategoryContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/price-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get price category content in every language */
        get: operations["priceCategoryContent.show"];
        /** Replace price category content */
        put: operations["priceCategoryContent.save"];
        post?: never;
        /** Delete price category content */
        delete: operations["priceCategoryContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/price-categories/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of price category content */
        post: operations["priceCategoryContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/price-categories/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of price category content */
        post: operations["priceCategoryContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get price content in every language */
        get: operations["priceContent.show"];
        /** Replace price content */
        put: operations["priceContent.save"];
        post?: never;
        /** Delete price content */
        delete: operations["priceContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/prices/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of price content */
        post: operations["priceContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/prices/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of price content */
        post: operations["priceContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List therapist content, including hidden rows */
        get: operations["therapistContent.list"];
        /** Reorder therapist content */
        put: operations["therapistContent.arrange"];
        /** Create therapist content */
        post: operations["therapistContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get therapist content in every language */
        get: operations["therapistContent.show"];
        /** Replace therapist content */
        put: operations["therapistContent.save"];
        post?: never;
        /** Delete therapist content */
        delete: operations["therapistContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapists/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of therapist content */
        post: operations["therapistContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapists/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of therapist content */
        post: operations["therapistContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/bookable-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bookable service content, including hidden rows */
        get: operations["bookableServiceContent.list"];
        /** Reorder bookable service content */
        put: operations["bookableServiceContent.arrange"];
        /** Create bookable service content */
        post: operations["bookableServiceContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/bookable-services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get bookable service content in every language */
        get: operations["bookableServiceContent.show"];
        /** Replace bookable service content */
        put: operations["bookableServiceContent.save"];
        post?: never;
        /** Delete bookable service content */
        delete: operations["bookableServiceContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/bookable-services/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of bookable service content */
        post: operations["bookableServiceContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/bookable-services/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of bookable service content */
        post: operations["bookableServiceContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapist-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List therapist hours content, including hidden rows */
        get: operations["therapistHoursContent.list"];
        put?: never;
        /** Create therapist hours content */
        post: operations["therapistHoursContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapist-hours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get therapist hours content in every language */
        get: operations["therapistHoursContent.show"];
        /** Replace therapist hours content */
        put: operations["therapistHoursContent.save"];
        post?: never;
        /** Delete therapist hours content */
        delete: operations["therapistHoursContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapist-hours/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of therapist hours content */
        post: operations["therapistHoursContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/therapist-hours/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of therapist hours content */
        post: operations["therapistHoursContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List room content, including hidden rows */
        get: operations["roomContent.list"];
        /** Reorder room content */
        put: operations["roomContent.arrange"];
        /** Create room content */
        post: operations["roomContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get room content in every language */
        get: operations["roomContent.show"];
        /** Replace room content */
        put: operations["roomContent.save"];
        post?: never;
        /** Delete room content */
        delete: operations["roomContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/rooms/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of room content */
        post: operations["roomContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/rooms/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of room content */
        post: operations["roomContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List testimonial content, including hidden rows */
        get: operations["testimonialContent.list"];
        /** Reorder testimonial content */
        put: operations["testimonialContent.arrange"];
        /** Create testimonial content */
        post: operations["testimonialContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get testimonial content in every language */
        get: operations["testimonialContent.show"];
        /** Replace testimonial content */
        put: operations["testimonialContent.save"];
        post?: never;
        /** Delete testimonial content */
        delete: operations["testimonialContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/testimonials/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of testimonial content */
        post: operations["testimonialContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List post content, including hidden rows */
        get: operations["postContent.list"];
        put?: never;
        /** Create post content */
        post: operations["postContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get post content in every language */
        get: operations["postContent.show"];
        /** Replace post content */
        put: operations["postContent.save"];
        post?: never;
        /** Delete post content */
        delete: operations["postContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/posts/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of post content */
        post: operations["postContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/posts/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of post content */
        post: operations["postContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List page content, including hidden rows */
        get: operations["pageContent.list"];
        /** Reorder page content */
        put: operations["pageContent.arrange"];
        /** Create page content */
        post: operations["pageContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get page content in every language */
        get: operations["pageContent.show"];
        /** Replace page content */
        put: operations["pageContent.save"];
        post?: never;
        /** Delete page content */
        delete: operations["pageContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/pages/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of page content */
        post: operations["pageContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/pages/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of page content */
        post: operations["pageContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List navigation content, including hidden rows */
        get: operations["navigationContent.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/navigation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get navigation content in every language */
        get: operations["navigationContent.show"];
        /** Replace navigation content */
        put: operations["navigationContent.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/navigation/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of navigation content */
        post: operations["navigationContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/navigation/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of navigation content */
        post: operations["navigationContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/page-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List page pictures content, including hidden rows */
        get: operations["pagePicturesContent.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/page-pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get page pictures content in every language */
        get: operations["pagePicturesContent.show"];
        /** Replace page pictures content */
        put: operations["pagePicturesContent.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/page-pictures/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of page pictures content */
        post: operations["pagePicturesContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/page-pictures/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of page pictures content */
        post: operations["pagePicturesContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shop category content, including hidden rows */
        get: operations["shopCategoryContent.list"];
        /** Reorder shop category content */
        put: operations["shopCategoryContent.arrange"];
        /** Create shop category content */
        post: operations["shopCategoryContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get shop category content in every language */
        get: operations["shopCategoryContent.show"];
        /** Replace shop category content */
        put: operations["shopCategoryContent.save"];
        post?: never;
        /** Delete shop category content */
        delete: operations["shopCategoryContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-categories/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of shop category content */
        post: operations["shopCategoryContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-categories/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of shop category content */
        post: operations["shopCategoryContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shop item content, including hidden rows */
        get: operations["shopItemContent.list"];
        /** Reorder shop item content */
        put: operations["shopItemContent.arrange"];
        /** Create shop item content */
        post: operations["shopItemContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get shop item content in every language */
        get: operations["shopItemContent.show"];
        /** Replace shop item content */
        put: operations["shopItemContent.save"];
        post?: never;
        /** Delete shop item content */
        delete: operations["shopItemContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-items/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of shop item content */
        post: operations["shopItemContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/shop-items/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of shop item content */
        post: operations["shopItemContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/franchise-facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List franchise facts content, including hidden rows */
        get: operations["franchiseFactsContent.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/franchise-facts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get franchise facts content in every language */
        get: operations["franchiseFactsContent.show"];
        /** Replace franchise facts content */
        put: operations["franchiseFactsContent.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/franchise-facts/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of franchise facts content */
        post: operations["franchiseFactsContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/franchise-facts/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of franchise facts content */
        post: operations["franchiseFactsContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List company content, including hidden rows */
        get: operations["companyContent.list"];
        /** Reorder company content */
        put: operations["companyContent.arrange"];
        /** Create company content */
        post: operations["companyContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get company content in every language */
        get: operations["companyContent.show"];
        /** Replace company content */
        put: operations["companyContent.save"];
        post?: never;
        /** Delete company content */
        delete: operations["companyContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/companies/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of company content */
        post: operations["companyContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/companies/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of company content */
        post: operations["companyContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List business content, including hidden rows */
        get: operations["businessContent.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/business/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get business content in every language */
        get: operations["businessContent.show"];
        /** Replace business content */
        put: operations["businessContent.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/business/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of business content */
        post: operations["businessContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/business/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of business content */
        post: operations["businessContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/contact-subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contact subject content, including hidden rows */
        get: operations["contactSubjectContent.list"];
        /** Reorder contact subject content */
        put: operations["contactSubjectContent.arrange"];
        /** Create contact subject content */
        post: operations["contactSubjectContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/contact-subjects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get contact subject content in every language */
        get: operations["contactSubjectContent.show"];
        /** Replace contact subject content */
        put: operations["contactSubjectContent.save"];
        post?: never;
        /** Delete contact subject content */
        delete: operations["contactSubjectContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/contact-subjects/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of contact subject content */
        post: operations["contactSubjectContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/contact-subjects/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of contact subject content */
        post: operations["contactSubjectContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reply template content, including hidden rows */
        get: operations["replyTemplateContent.list"];
        /** Reorder reply template content */
        put: operations["replyTemplateContent.arrange"];
        /** Create reply template content */
        post: operations["replyTemplateContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/reply-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get reply template content in every language */
        get: operations["replyTemplateContent.show"];
        /** Replace reply template content */
        put: operations["replyTemplateContent.save"];
        post?: never;
        /** Delete reply template content */
        delete: operations["replyTemplateContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/reply-templates/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of reply template content */
        post: operations["replyTemplateContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/reply-templates/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of reply template content */
        post: operations["replyTemplateContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List announcement content, including hidden rows */
        get: operations["announcementContent.list"];
        put?: never;
        /** Create announcement content */
        post: operations["announcementContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get announcement content in every language */
        get: operations["announcementContent.show"];
        /** Replace announcement content */
        put: operations["announcementContent.save"];
        post?: never;
        /** Delete announcement content */
        delete: operations["announcementContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/announcements/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of announcement content */
        post: operations["announcementContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/announcements/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of announcement content */
        post: operations["announcementContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List redirect content, including hidden rows */
        get: operations["redirectContent.list"];
        put?: never;
        /** Create redirect content */
        post: operations["redirectContent.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get redirect content in every language */
        get: operations["redirectContent.show"];
        /** Replace redirect content */
        put: operations["redirectContent.save"];
        post?: never;
        /** Delete redirect content */
        delete: operations["redirectContent.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirects/{id}/translation-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the translation of redirect content */
        post: operations["redirectContent.confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirects/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier values of redirect content */
        post: operations["redirectContent.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirect-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a table of redirects
         * @description Stores the table for an hour and adds nothing.
         */
        post: operations["redirectImports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirect-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the check of an import of redirects */
        get: operations["redirectImports.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirect-imports/{id}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the wrong rows of an import of redirects as CSV */
        get: operations["redirectImports.exportFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/redirect-imports/{id}/addition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the new redirects of an import */
        post: operations["redirectImports.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pages and mails with the state of their texts */
        get: operations["pageTexts.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-texts/{namespace}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the texts of a page or of mails in every language */
        get: operations["pageTexts.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change texts of a page or of mails
         * @description Stores a draft, or publishes the texts immediately or at a time. A text that equals its original is reset.
         */
        patch: operations["pageTexts.save"];
        trace?: never;
    };
    "/api/admin/page-texts/{namespace}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails with texts of a namespace
         * @description The mails contain sample data, and the draft of their texts if there is one.
         */
        get: operations["pageTexts.listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-texts/{namespace}/mails/{kind}/{sample}/{language}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the HTML of a mail with the draft of its texts */
        get: operations["pageTexts.showMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-texts/{namespace}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Discard the draft of texts */
        delete: operations["pageTexts.discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/page-texts/{namespace}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore earlier texts as a draft */
        post: operations["pageTexts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get dashboard statistics */
        get: operations["dashboard.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List leads of all kinds */
        get: operations["unifiedInbox.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream numbers of received leads
         * @description Server-sent events `leads` with `{"count", "at"}`: the number of leads since the event before, and the instant of the event. They contain no personal data. Clients that do not accept `text/event-stream` get the first event only.
         */
        get: operations["leadEvents.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reply-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a reply
         * @description The type is recognised by the content. A file that is not sent is deleted after a day.
         */
        post: operations["replyFiles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reply-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of a reply */
        get: operations["replyFiles.download"];
        put?: never;
        post?: never;
        /** Delete a file that was not sent */
        delete: operations["replyFiles.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outgoing-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List outgoing mails */
        get: operations["outgoingMails.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outgoing-mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an outgoing mail */
        get: operations["outgoingMails.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outgoing-mails/{id}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the HTML of an outgoing mail */
        get: operations["outgoingMails.html"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/outgoing-mails/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a failed mail */
        post: operations["outgoingMails.sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List newsletter issues */
        get: operations["newsletterIssues.list"];
        put?: never;
        /** Create a draft issue */
        post: operations["newsletterIssues.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a newsletter issue */
        get: operations["newsletterIssues.read"];
        /** Replace the texts of a draft issue */
        put: operations["newsletterIssues.save"];
        post?: never;
        /** Delete a draft issue */
        delete: operations["issueSending.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/preview/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the plain-text preview of an issue */
        get: operations["newsletterIssues.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/html/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the HTML preview of an issue */
        get: operations["newsletterIssues.html"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test mail of an issue */
        post: operations["newsletterIssues.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an issue */
        post: operations["issueSending.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Schedule an issue */
        post: operations["issueSending.schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/unschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unschedule an issue */
        post: operations["issueSending.unschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause sending an issue
         * @description An issue of which no mail was queued, in the minute after `send`, becomes a draft again.
         */
        post: operations["issueSending.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-issues/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume sending an issue */
        post: operations["issueSending.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a table of subscribers
         * @description Stores the table for an hour and sends nothing.
         */
        post: operations["subscriberImports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the check of an import */
        get: operations["subscriberImports.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/imports/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the columns of an import */
        put: operations["subscriberImports.chooseColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/imports/{id}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the faulty rows of an import as CSV */
        get: operations["subscriberImports.exportFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/imports/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request confirmation from the new addresses of an import */
        post: operations["subscriberImports.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request an own-data link */
        post: operations["ownData.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export the own data */
        post: operations["ownData.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase the own newsletter subscription */
        post: operations["ownData.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the data on a person */
        post: operations["personalData.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export the data on a person */
        post: operations["personalData.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/personal-data/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase the data on a person */
        post: operations["personalData.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the settings */
        get: operations["settings.read"];
        /**
         * Replace the settings
         * @description A period that becomes shorter deletes more at the next daily run. It has to be named in `confirmed`; otherwise the answer is 422, and `args.asked` of the fault in `confirmed` is the value to confirm with.
         */
        put: operations["settings.save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/test-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test mail */
        post: operations["settings.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List newsletter subscribers */
        get: operations["newsletterSubscribers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End subscriptions */
        post: operations["newsletterSubscribers.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/suppress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suppress addresses */
        post: operations["newsletterSubscribers.suppress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release suppressed addresses */
        post: operations["newsletterSubscribers.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export newsletter subscribers as CSV */
        get: operations["subscriberExports.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["webhooks.list"];
        put?: never;
        /** Create a webhook */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook */
        get: operations["webhooks.read"];
        /** Replace a webhook */
        put: operations["webhooks.save"];
        post?: never;
        /** Delete a webhook */
        delete: operations["webhooks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable a webhook */
        post: operations["webhooks.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a webhook */
        post: operations["webhooks.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test message to a webhook */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook delivery */
        get: operations["webhooks.delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a webhook delivery */
        post: operations["webhooks.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changed leads */
        get: operations["integratorLeads.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lead */
        get: operations["integratorLeads.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the status of a lead with an API key */
        patch: operations["integratorLeads.change"];
        trace?: never;
    };
    "/api/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changed subscribers */
        get: operations["integratorSubscribers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the admin
         * @description Finds leads, their senders, notes and replies, newsletter subscribers and content, as far as the role of the user may open them.
         */
        get: operations["staffSearch.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit events */
        get: operations["auditEvents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-events/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verify the audit log */
        get: operations["auditEvents.verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in user */
        get: operations["session.show"];
        put?: never;
        /**
         * Sign in
         * @description The response sets the session cookie. After 401 with the code `session.second_factor_required`, repeat the request with `code`, or send the code alone to `/api/admin/session/code` with the cookie of that response.
         */
        post: operations["session.begin"];
        /** Sign out */
        delete: operations["session.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with the code
         * @description For five minutes after the 401 that asks for the code, with the cookie which that answer sets.
         */
        post: operations["session.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the own account */
        get: operations["account.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update the own name */
        put: operations["account.rename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/leads-by-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update the own mail notifications of new leads */
        put: operations["account.chooseLeadsByMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password and end other sessions
         * @description Within ten minutes of a sign-in with a one-time password, the current password may be omitted.
         */
        put: operations["account.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Enable two-factor authentication */
        put: operations["secondFactor.confirm"];
        /**
         * Start setting up two-factor authentication
         * @description While it is enabled, this sets up another app: the present one stays valid until the first code of the new one.
         */
        post: operations["secondFactor.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace recovery codes */
        post: operations["secondFactor.renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable two-factor authentication */
        post: operations["secondFactor.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List own sessions */
        get: operations["ownSessions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one own session or all others */
        post: operations["ownSessions.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation and set a password
         * @description The response sets the session cookie. With two-factor authentication, send the code to `/api/admin/session/code` with the cookie of the response to complete the sign-in.
         */
        post: operations["invitation.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a password reset link */
        post: operations["forgottenPassword.ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["users.list"];
        put?: never;
        /** Invite a user */
        post: operations["users.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of a user
         * @description Requires `locations` when the user becomes staff: null for all leads.
         */
        put: operations["users.changeRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bind a user to locations
         * @description Only staff can be bound. Takes effect with the next request of the user.
         */
        put: operations["users.bind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable a user */
        post: operations["users.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable a user */
        post: operations["users.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the password of a user */
        post: operations["users.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "contact.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contact message received or restored from spam */
        post: operations["webhook.contact.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "appointment.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appointment request received or restored from spam */
        post: operations["webhook.appointment.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Booking created or restored from spam */
        post: operations["webhook.booking.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Booking moved to another time, therapist or location */
        post: operations["webhook.booking.moved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Booking cancelled by its client or by staff */
        post: operations["webhook.booking.cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.no_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Client of a booking did not come */
        post: operations["webhook.booking.no_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "franchise.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Franchise inquiry received or restored from spam */
        post: operations["webhook.franchise.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lead status changed */
        post: operations["webhook.lead.status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sender of a lead has no answer by the deadline */
        post: operations["webhook.lead.overdue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "subscriber.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Newsletter subscriber confirmed */
        post: operations["webhook.subscriber.confirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test message sent by the owner */
        post: operations["webhook.webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        FieldErrorDto: {
            /** @example email */
            field: string;
            /**
             * @description Message in the request's language.
             * @example Nevažeća email adresa
             */
            message: string;
            /**
             * @description Stable code of the error, for programs.
             * @example email.invalid
             * @enum {string}
             */
            code: "required" | "invalid" | "name.required" | "firstName.required" | "lastName.required" | "person.required" | "email.required" | "email.invalid" | "email.orPhone" | "phone.required" | "phone.invalid" | "phone.international" | "subject.required" | "subject.invalid" | "subject.taken" | "subject.last" | "message.required" | "preferredLocation.required" | "password.required" | "password.wrong" | "password.same" | "password.common" | "tooLong" | "unknownField" | "invalidCharacters" | "invalidPage" | "invalidPageSize" | "note.required" | "date.invalid" | "date.taken" | "date.past" | "date.order" | "date.tooLong" | "time.invalid" | "time.order" | "time.overlap" | "price.invalid" | "price.gone" | "price.changedMeanwhile" | "category.invalid" | "category.taken" | "minutes.invalid" | "degrees.invalid" | "slug.invalid" | "slug.taken" | "slug.reserved" | "slug.redirected" | "publishedAt.past" | "registrationNumber.invalid" | "oib.invalid" | "url.invalid" | "code.required" | "code.wrong" | "role.invalid" | "tooShort" | "iban.invalid" | "visits.invalid" | "csv.required" | "csv.empty" | "csv.notText" | "csv.invalid" | "csv.noRows" | "csv.noAddresses" | "csv.tooLong" | "file.tooLarge" | "column.invalid" | "period.invalid" | "period.shorter" | "addresses.invalid" | "hours.invalid" | "answerDays.invalid" | "earliestDay.invalid" | "bookingLeadHours.invalid" | "bookingDays.invalid" | "bookingStep.invalid" | "bookingCancelHours.invalid" | "reviewInvitations.invalid" | "reviewDelayHours.invalid" | "consentBanner.invalid" | "secondFactor.invalid" | "graceDays.invalid" | "setByEnvironment" | "confirmDeletion" | "webhookUrl.required" | "webhookUrl.invalid" | "webhookUrl.credentials" | "webhookUrl.port" | "webhookUrl.private" | "webhookUrl.taken" | "webhookEvents.required" | "keyName.required" | "expiry.required" | "scopes.required" | "locations.required" | "locations.scopes" | "moment.invalid" | "singlePrice.invalid" | "singlePrice.bookable" | "bookableService.price" | "bookableService.taken" | "bookableService.minutes" | "bookableService.buffer" | "therapist.invalid" | "therapist.booked" | "therapistHours.taken" | "therapistHours.elsewhere" | "room.booked" | "service.required" | "service.unknown" | "service.last" | "item.required" | "item.unknown" | "recipient.required" | "followUp.past" | "location.required" | "location.unknown" | "location.invalid" | "wish.required" | "wish.past" | "wish.tooEarly" | "wish.tooFar" | "wish.closed" | "wish.partOver" | "wish.partClosed" | "wish.repeated" | "appointment.timesOnly" | "booking.start" | "booking.taken" | "booking.service" | "booking.elsewhere" | "booking.requestsOnly" | "booking.therapist" | "booking.past" | "booking.tooSoon" | "booking.tooFar" | "booking.closed" | "booking.grid" | "booking.hours" | "booking.away" | "booking.absent" | "booking.period" | "absence.therapist" | "absence.order" | "partOfDay.invalid" | "forWhom.invalid" | "investment.order" | "wholeNumber.invalid" | "claims.cure" | "claims.treatment" | "claims.diagnosis" | "claims.disease" | "claims.safety" | "claims.proof" | "claims.doctor" | "redirect.path" | "redirect.taken" | "redirect.page" | "redirect.loop" | "redirect.continues" | "redirect.chain" | "redirect.nowhere" | "redirect.host" | "placeholder.missing" | "placeholder.unknown" | "placeholder.braces" | "markup" | "questions.required" | "questions.tooMany" | "questions.twice" | "picture.required" | "picture.empty" | "picture.type" | "picture.heic" | "picture.damaged" | "picture.animated" | "picture.tooManyPixels" | "picture.unknown" | "picture.alt" | "picture.repeated" | "picture.undescribed" | "picture.needed" | "focus.invalid" | "navigation.repeated" | "reply.required" | "reply.placeholder" | "replyFile.empty" | "replyFile.type" | "replyFile.damaged" | "replyFile.gone" | "replyFile.tooLarge" | "replyTemplate.taken" | "replyTemplate.placeholder" | "waitlist.day";
            /**
             * @description Limits that the message mentions.
             * @example {
             *       "max": 120
             *     }
             */
            args?: Record<string, never>;
        };
        FreeTimeDto: {
            /**
             * Format: date-time
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: date-time
             * @example 2026-12-01T10:00:00+01:00
             */
            end: string;
            /** Format: uuid */
            therapistId: string;
        };
        ProblemDto: {
            /**
             * Format: uri
             * @description Address of a page that explains the `code`, in two languages.
             */
            type: string;
            /** @description Title of the `code`, in the request's language. */
            title: string;
            /**
             * Format: int32
             * @example 422
             */
            status: number;
            /** @description Explanation of this occurrence, in the request's language. */
            detail: string;
            /**
             * @description Stable code of the problem, for programs.
             * @example validation
             * @enum {string}
             */
            code: "bad_request" | "malformed_json" | "unauthorized" | "forbidden" | "cross_origin" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation" | "too_many_requests" | "internal" | "unavailable" | "idempotency.reused" | "key.missing" | "key.invalid" | "key.expired" | "key.revoked" | "key.scope_missing" | "cursor.gone" | "spam.proof_required" | "newsletter.already_subscribed" | "newsletter.suppressed" | "newsletter.link_used" | "newsletter.link_expired" | "newsletter.link_unknown" | "own_data.link_expired" | "own_data.link_unknown" | "own_data.no_subscription" | "session.sign_in_failed" | "session.second_factor_required" | "session.second_factor_failed" | "session.one_time_password_expired" | "account.password_change_required" | "account.second_factor_required" | "second_factor.not_pending" | "second_factor.off" | "second_factor.required" | "invitation.invalid" | "user.exists" | "user.last_administrator" | "user.not_bindable" | "lead.not_found" | "lead.version_required" | "lead.changed_meanwhile" | "lead.move_not_allowed" | "lead.follow_up_not_allowed" | "lead.visit_ahead" | "lead.undo_not_allowed" | "lead.merge_not_allowed" | "lead.merge_elsewhere" | "lead.assignee_elsewhere" | "lead.erasure_not_allowed" | "reply.not_possible" | "reply.replied_meanwhile" | "reply.sent" | "reply.file_not_found" | "booking.taken" | "booking.room_taken" | "booking.request_booked" | "booking.elsewhere" | "booking.move_not_allowed" | "booking.merge_not_allowed" | "booking.link_used" | "booking.link_late" | "booking.link_past" | "booking.link_unknown" | "review.link_unknown" | "booking.same_time" | "booking.moved_meanwhile" | "booking.move_by_phone" | "waitlist.free" | "waitlist.many" | "absence.not_found" | "absence.version_required" | "absence.changed_meanwhile" | "content.not_found" | "content.version_required" | "content.changed_meanwhile" | "content.list_changed" | "content.in_use" | "content.category_in_use" | "content.price_in_use" | "content.page_in_use" | "content.subject_in_use" | "content.offer_in_use" | "content.bookings_in_use" | "picture.not_found" | "picture.version_required" | "picture.changed_meanwhile" | "picture.store_unavailable" | "picture.in_use" | "issue.not_found" | "issue.version_required" | "issue.changed_meanwhile" | "issue.wrong_status" | "import.expired" | "import.changed_meanwhile" | "mail.not_found" | "mail.not_given_up" | "settings.version_required" | "settings.changed_meanwhile" | "webhook.not_found" | "webhook.version_required" | "webhook.changed_meanwhile" | "webhook.disabled" | "webhook.too_many";
            /** @description Errors by field. */
            errors?: components["schemas"]["FieldErrorDto"][];
            /**
             * @description Name of the exceeded limit, as in `RateLimit`.
             * @example contact
             */
            limit?: string;
            /** @description Nearest free times, of `booking.taken` and `booking.room_taken`. */
            alternatives?: components["schemas"]["FreeTimeDto"][];
        };
        PictureUseDto: {
            /**
             * @description Kind of the content.
             * @example location
             */
            kind: string;
            /** @description Path of the content in the admin. */
            path: string;
            /** @description Display name of the content. */
            name: string | {
                hr: string;
                en: string;
            };
        };
        PictureDto: {
            /** @description Alternative text; required in both languages unless the picture is decorative. */
            alt?: {
                hr: string;
                en: string;
            };
            /** @description True if the picture needs no alternative text. */
            decorative: boolean;
            /** Format: int32 */
            focalX: number;
            /** Format: int32 */
            focalY: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version of the description, incremented by every change; also the ETag.
             */
            version: number;
            /**
             * @description A picture is served when it is `ready`.
             * @enum {string}
             */
            state: "processing" | "ready" | "failed";
            /**
             * @description Part of the addresses of its files.
             * @example 9f86d081884c7d659a2feaa0
             */
            name: string;
            /**
             * @description Name of the uploaded file; empty for older pictures.
             * @example soba.jpg
             */
            fileName: string;
            /**
             * Format: int32
             * @description Width of the largest file, in pixels.
             * @example 1920
             */
            width: number;
            /**
             * Format: int32
             * @example 1280
             */
            height: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Content that shows the picture. */
            uses: components["schemas"]["PictureUseDto"][];
        };
        PicturesPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["PictureDto"][];
        };
        UploadedPictureDto: {
            /** @description Alternative text; required in both languages unless the picture is decorative. */
            alt?: {
                hr: string;
                en: string;
            };
            /** @description True if the picture needs no alternative text. */
            decorative: boolean;
            /** Format: int32 */
            focalX: number;
            /** Format: int32 */
            focalY: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version of the description, incremented by every change; also the ETag.
             */
            version: number;
            /**
             * @description A picture is served when it is `ready`.
             * @enum {string}
             */
            state: "processing" | "ready" | "failed";
            /**
             * @description Part of the addresses of its files.
             * @example 9f86d081884c7d659a2feaa0
             */
            name: string;
            /**
             * @description Name of the uploaded file; empty for older pictures.
             * @example soba.jpg
             */
            fileName: string;
            /**
             * Format: int32
             * @description Width of the largest file, in pixels.
             * @example 1920
             */
            width: number;
            /**
             * Format: int32
             * @example 1280
             */
            height: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Content that shows the picture. */
            uses: components["schemas"]["PictureUseDto"][];
            /** @description True if the file was uploaded before; its description has not changed. */
            known: boolean;
        };
        PictureDescriptionDto: {
            /** @description Alternative text; required in both languages unless the picture is decorative. */
            alt?: {
                hr: string;
                en: string;
            };
            /** @description True if the picture needs no alternative text. */
            decorative: boolean;
            /** Format: int32 */
            focalX: number;
            /** Format: int32 */
            focalY: number;
        };
        OpeningIntervalDto: {
            /**
             * @description Local time in Europe/Zagreb.
             * @example 12:00
             */
            opens: string;
            /** @example 20:00 */
            closes: string;
        };
        SpecialDayDto: {
            /** Format: date */
            date: string;
            /** @description Opening intervals; closed if empty. */
            hours: components["schemas"]["OpeningIntervalDto"][];
        };
        HolidayDto: {
            /**
             * Format: date
             * @description First day.
             */
            date: string;
            /**
             * Format: date
             * @description Last day; null for a single day.
             */
            lastDay: string | null;
            /** @example Božić */
            name: string;
            /** @description Opening intervals; closed if empty. Those of several days apply to the days that are usually open. */
            hours: components["schemas"]["OpeningIntervalDto"][];
            /**
             * @description Slugs of the locations concerned; empty for all.
             * @example []
             */
            locations: string[];
        };
        PhotoDto: {
            /**
             * @description Part of the addresses `/media/{name}-{width}.{avif|webp|jpg}`, in the widths 400, 672, 1280 and 1920 below its own, and its own.
             * @example 9f86d081884c7d659a2feaa0
             */
            name: string;
            /**
             * Format: int32
             * @description Width of the largest file, in pixels.
             * @example 1920
             */
            width: number;
            /**
             * Format: int32
             * @example 1280
             */
            height: number;
            /** @description Alternative text; empty for a decorative picture. */
            alt: string;
            /**
             * Format: int32
             * @description Focal point, in percent of the width from the left.
             * @example 50
             */
            focalX: number;
            /**
             * Format: int32
             * @description Focal point, in percent of the height from the top.
             * @example 50
             */
            focalY: number;
        };
        LocationDto: {
            /** @example velika-gorica */
            slug: string;
            /** @example Velika Gorica */
            name: string;
            /**
             * @description Names in other languages.
             * @example [
             *       "Zagreb istok"
             *     ]
             */
            otherNames: string[];
            address: string;
            /** @example 10410 */
            postalCode: string;
            city: string;
            /** @example Croatia */
            country: string;
            phone: string;
            email: string;
            /**
             * @description WhatsApp number with country code; null if there is none.
             * @example +385 91 555 0130
             */
            whatsapp: string | null;
            /**
             * @description Viber number with country code; null if there is none.
             * @example null
             */
            viber: string | null;
            /** @description Therapists with their professions. */
            practitioner: string;
            /** @description Latitude in degrees, WGS 84. */
            latitude: number;
            /** @description Longitude in degrees, WGS 84. */
            longitude: number;
            /** @description Opening hours of seven days, Monday first; an empty day is closed. */
            hours: components["schemas"]["OpeningIntervalDto"][][];
            /** @description Upcoming days with special hours. */
            specialDays: components["schemas"]["SpecialDayDto"][];
            /** @description Holidays and closures of the location within a year. Special days override them; of several on a day, the shortest applies. */
            holidays: components["schemas"]["HolidayDto"][];
            description: string;
            /**
             * @description Ways to an appointment: visitors book free times, send requests, or choose.
             * @enum {string}
             */
            appointments: "both" | "times" | "requests";
            /** @description Photographs; the first represents the location. */
            pictures: components["schemas"]["PhotoDto"][];
        };
        TherapistDto: {
            /** Format: uuid */
            id: string;
            /** @example Petra Hrastić */
            name: string;
            /** @example therapist */
            role: string;
            training: string;
            /**
             * @description Spoken languages.
             * @example Croatian, English
             */
            languages: string;
            /**
             * @description Slugs of the therapist’s locations.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[];
            photo: components["schemas"]["PhotoDto"] | null;
            /**
             * @description Name of the drawing in place of a photograph, at `/portraits/{portrait}.svg`.
             * @enum {string}
             */
            portrait: "long-hair" | "short-hair" | "bun" | "curls" | "beard" | "glasses";
        };
        SheetAddressDto: {
            /**
             * Format: uri
             * @description Address of the sheet. Not shown again.
             */
            address: string;
        };
        ContactMessageDto: {
            /** @example Ana Horvat */
            name: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example +385 91 234 5678 */
            phone?: string;
            /**
             * @description Slug of a subject that `GET /api/contact-subjects` lists.
             * @example general
             */
            subject: string;
            /**
             * @description Slug of the location that the message is for.
             * @example zagreb
             */
            location?: string;
            message: string;
        };
        LeadReceiptDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
        };
        ContactMessageItemDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** @description Slug. */
            subject: string;
            /** @description Name when the lead was received. */
            subjectName: {
                hr: string;
                en: string;
            };
            message: string;
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam";
        };
        ContactMessageInListDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** @description Slug. */
            subject: string;
            /** @description Name when the lead was received. */
            subjectName: {
                hr: string;
                en: string;
            };
            message: string;
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam";
            /** @description Messages of the same person that were merged into this one. */
            merged: components["schemas"]["ContactMessageItemDto"][];
        };
        ContactMessagesPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["ContactMessageInListDto"][];
        };
        LeadIdsDto: {
            ids: string[];
        };
        RefusedChangeDto: {
            /** Format: uuid */
            id: string;
            /** @example lead.move_not_allowed */
            code: string;
        };
        ErasedLeadsDto: {
            erased: string[];
            refused: components["schemas"]["RefusedChangeDto"][];
        };
        ContactMessagesChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "new" | "inProgress" | "answered" | "closed" | "spam";
            ids: string[];
        };
        ChangedLeadsDto: {
            /**
             * Format: date-time
             * @description Timestamp of the update, with which it can be undone.
             */
            at: string;
            changed: string[];
            /** @description Ids of leads without a change. */
            unchanged: string[];
            refused: components["schemas"]["RefusedChangeDto"][];
        };
        UndoneLeadsDto: {
            ids: string[];
            /**
             * Format: date-time
             * @description Timestamp returned by the update to undo.
             */
            at: string;
        };
        FollowUpDto: {
            /**
             * Format: date
             * @description Date in Europe/Zagreb.
             */
            day: string;
            note: string | null;
        };
        LeadNoteDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Id of the lead it was written on; that of a merged lead may differ.
             */
            leadId: string;
            /** @description Name of the author, else their e-mail address. */
            author: string;
            text: string;
            /** Format: date-time */
            writtenAt: string;
        };
        LeadEventDto: {
            /**
             * Format: uuid
             * @description Id of the changed lead; that of a merged lead may differ.
             */
            leadId: string;
            /** Format: date-time */
            at: string;
            /** @description Name of the user, else their e-mail address; for a program, the name of its key; for the sender, the name in the lead. */
            actor: string;
            /** @enum {string} */
            type: "status" | "assignee" | "location" | "trashed" | "restored" | "merged" | "split" | "added" | "booked" | "time" | "therapist" | "called" | "followUp";
            oldValue: string | null;
            newValue: string | null;
        };
        ReplyFileDto: {
            /** Format: uuid */
            id: string;
            /** @example Cjenik.pdf */
            name: string;
            /** @enum {string} */
            type: "application/pdf" | "image/jpeg" | "image/png";
            /** @description Size in bytes. */
            size: number;
        };
        LeadReplyDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Id of the lead it was written to; that of a merged lead may differ.
             */
            leadId: string;
            /** @description Name of the author, else their e-mail address. */
            author: string;
            /** @description True if the user who reads it is the author. */
            isOwn: boolean;
            recipient: string;
            text: string;
            /** Format: date-time */
            writtenAt: string;
            /**
             * @description State of its mail.
             * @enum {string}
             */
            state: "waiting" | "sent" | "failed";
            files: components["schemas"]["ReplyFileDto"][];
            /** @description Seconds for which the reader can take it back; 0 if they cannot. */
            takeBackSeconds: number;
        };
        RelatedLeadDto: {
            /** @enum {string} */
            kind: "contactMessage" | "franchiseInquiry" | "appointmentRequest" | "booking";
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /** @example Ana Horvat */
            name: string;
            /** @description Subject of a message, or preferred location of an inquiry. */
            about: string;
            /** @description Name of the subject of a message; null for other leads. */
            aboutName: {
                hr: string;
                en: string;
            } | null;
            status: string;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Beginning of its first text, such as the message. */
            excerpt: string | null;
        };
        ContactMessageDetailsDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** @description Slug. */
            subject: string;
            /** @description Name when the lead was received. */
            subjectName: {
                hr: string;
                en: string;
            };
            message: string;
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam";
            /** @description Messages of the same person that were merged into this one. */
            merged: components["schemas"]["ContactMessageItemDto"][];
            /**
             * Format: uuid
             * @description Id of the lead it was merged into.
             */
            mergedIntoId: string | null;
            /**
             * Format: date-time
             * @description Time by which its sender was promised an answer; null if none is awaited.
             */
            answerDueAt: string | null;
            /** @description Reminder of staff; null for none. */
            followUp: components["schemas"]["FollowUpDto"] | null;
            /** @description Allowed transitions. */
            moves: string[];
            /** @description Notes including those of merged leads, oldest first. */
            notes: components["schemas"]["LeadNoteDto"][];
            /** @description Events including those of merged leads, oldest first. */
            history: components["schemas"]["LeadEventDto"][];
            /** @description Replies including those to merged leads, oldest first. */
            replies: components["schemas"]["LeadReplyDto"][];
            /** @description Other leads with the same e-mail address or telephone number in any spelling, newest first, without those merged into it. */
            samePerson: components["schemas"]["RelatedLeadDto"][];
            /**
             * Format: uuid
             * @description Previous lead in the list of the query.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description Next lead in the list of the query.
             */
            nextId: string | null;
            /**
             * Format: int32
             * @description Page of the list of the query that contains it, limited to the counted pages.
             * @example 1
             */
            page: number;
        };
        ContactMessageChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "new" | "inProgress" | "answered" | "closed" | "spam";
        };
        VersionDto: {
            /**
             * Format: int32
             * @example 4
             */
            version: number;
        };
        NewNoteDto: {
            text: string;
        };
        NewReplyDto: {
            text: string;
            /** @description Id of the last reply that the author has seen, absent if there was none, so that two people do not answer the same. */
            after?: string;
            /** @description Ids of the files to send with it, which its author has uploaded for this lead. */
            files?: string[];
        };
        QueuedReplyDto: {
            /**
             * Format: int32
             * @example 4
             */
            version: number;
            /** Format: uuid */
            id: string;
        };
        LeadWritingDto: {
            /** @description True while the user is writing a reply; repeat it within 20 seconds. */
            isWriting: boolean;
        };
        LeadWritersDto: {
            /** @description Names of the others, else their e-mail addresses. */
            writers: string[];
            /**
             * Format: uuid
             * @description Id of the last reply to the lead.
             */
            lastReplyId: string | null;
        };
        NewCallDto: {
            /**
             * @description Whether the sender was reached by telephone, which counts as an answer.
             * @enum {string}
             */
            outcome: "reached" | "missed";
            /** @description Note on the lead about the call. */
            note?: string;
        };
        OtherLeadDto: {
            /** Format: uuid */
            leadId: string;
        };
        FranchiseInquiryDto: {
            /** @example Ana */
            firstName: string;
            /** @example Horvat */
            lastName: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example +385 91 234 5678 */
            phone: string;
            /** @example Split */
            preferredLocation: string;
            previousExperience?: string;
            additionalInformation?: string;
            /**
             * @description Slug of the location that the sender is a client of.
             * @example zagreb
             */
            location?: string;
        };
        FranchiseInquiryItemDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            firstName: string;
            lastName: string;
            phone: string;
            preferredLocation: string;
            previousExperience: string | null;
            additionalInformation: string | null;
            /** @enum {string} */
            status: "new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam";
        };
        FranchiseInquiryInListDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            firstName: string;
            lastName: string;
            phone: string;
            preferredLocation: string;
            previousExperience: string | null;
            additionalInformation: string | null;
            /** @enum {string} */
            status: "new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam";
            /** @description Inquiries of the same person that were merged into this one. */
            merged: components["schemas"]["FranchiseInquiryItemDto"][];
        };
        FranchiseInquiriesPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["FranchiseInquiryInListDto"][];
        };
        FranchiseInquiriesChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam";
            ids: string[];
        };
        FranchiseInquiryDetailsDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            firstName: string;
            lastName: string;
            phone: string;
            preferredLocation: string;
            previousExperience: string | null;
            additionalInformation: string | null;
            /** @enum {string} */
            status: "new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam";
            /** @description Inquiries of the same person that were merged into this one. */
            merged: components["schemas"]["FranchiseInquiryItemDto"][];
            /**
             * Format: uuid
             * @description Id of the lead it was merged into.
             */
            mergedIntoId: string | null;
            /**
             * Format: date-time
             * @description Time by which its sender was promised an answer; null if none is awaited.
             */
            answerDueAt: string | null;
            /** @description Reminder of staff; null for none. */
            followUp: components["schemas"]["FollowUpDto"] | null;
            /** @description Allowed transitions. */
            moves: string[];
            /** @description Notes including those of merged leads, oldest first. */
            notes: components["schemas"]["LeadNoteDto"][];
            /** @description Events including those of merged leads, oldest first. */
            history: components["schemas"]["LeadEventDto"][];
            /** @description Replies including those to merged leads, oldest first. */
            replies: components["schemas"]["LeadReplyDto"][];
            /** @description Other leads with the same e-mail address or telephone number in any spelling, newest first, without those merged into it. */
            samePerson: components["schemas"]["RelatedLeadDto"][];
            /**
             * Format: uuid
             * @description Previous lead in the list of the query.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description Next lead in the list of the query.
             */
            nextId: string | null;
            /**
             * Format: int32
             * @description Page of the list of the query that contains it, limited to the counted pages.
             * @example 1
             */
            page: number;
        };
        FranchiseInquiryChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam";
        };
        NewsletterSubscriptionDto: {
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
        };
        NewsletterLinkDto: {
            token: string;
        };
        ConsentDto: {
            /** @enum {string} */
            choice: "accepted" | "declined";
            /** Format: int32 */
            policyVersion: number;
        };
        ConsentReceiptDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            recordedAt: string;
        };
        TestimonialDto: {
            /** @example Ana M. */
            name: string;
            /**
             * @description Role of the quoted person; equal in every language.
             * @enum {string}
             */
            role: "Client";
            /** @description True for a woman, for the Croatian form of the role. */
            feminine: boolean;
            /** @example Zagreb */
            town: string | null;
            /** @description Page of the service that the testimonial is about. */
            servicePage: ("foodIntolerance" | "functionalScreening" | "bioresonanceProcedure") | null;
            text: string;
        };
        PostSummaryDto: {
            /** @example frequency */
            slug: string;
            title: string;
            excerpt: string;
            author: string;
            photo: components["schemas"]["PhotoDto"] | null;
            /**
             * @description Name of the drawing in place of a photograph.
             * @enum {string}
             */
            picture: "blog" | "post-what-is-bioresonance" | "post-frequency" | "post-detox" | "post-franchise" | "about" | "bioresonance-procedure" | "contact" | "food-intolerance" | "franchise" | "functional-screening" | "hero" | "pets" | "pricelist" | "shop";
            /** Format: date-time */
            publishedAt: string;
            /**
             * Format: date-time
             * @description Last change since publication, or the publication.
             */
            updatedAt: string;
        };
        PostDto: {
            /** @example frequency */
            slug: string;
            title: string;
            excerpt: string;
            author: string;
            photo: components["schemas"]["PhotoDto"] | null;
            /**
             * @description Name of the drawing in place of a photograph.
             * @enum {string}
             */
            picture: "blog" | "post-what-is-bioresonance" | "post-frequency" | "post-detox" | "post-franchise" | "about" | "bioresonance-procedure" | "contact" | "food-intolerance" | "franchise" | "functional-screening" | "hero" | "pets" | "pricelist" | "shop";
            /** Format: date-time */
            publishedAt: string;
            /**
             * Format: date-time
             * @description Last change since publication, or the publication.
             */
            updatedAt: string;
            /** @description Markdown. */
            body: string;
            /** @description Description of the drawing. */
            imageAlt: string;
            /** @description Photographs inside the text, `![](/media/{name})`. */
            photosInText: components["schemas"]["PhotoDto"][];
        };
        OwnPageSummaryDto: {
            /** Format: uuid */
            id: string;
            /** @description Slug in each language; both serve the page. */
            slugs: {
                hr: string;
                en: string;
            };
            title: string;
            /** @description Text for search engines. */
            description: string;
            photo: components["schemas"]["PhotoDto"] | null;
            /** @description True if every page links it in its footer. */
            inFooter: boolean;
        };
        OwnPageDto: {
            /** Format: uuid */
            id: string;
            /** @description Slug in each language; both serve the page. */
            slugs: {
                hr: string;
                en: string;
            };
            title: string;
            /** @description Text for search engines. */
            description: string;
            photo: components["schemas"]["PhotoDto"] | null;
            /** @description True if every page links it in its footer. */
            inFooter: boolean;
            /** @description Markdown. */
            body: string;
            /** @description Photographs inside the text, `![](/media/{name})`. */
            photosInText: components["schemas"]["PhotoDto"][];
        };
        PriceListRowDto: {
            /** @example Testing */
            category: string;
            /** @example Food intolerance testing */
            service: string;
            /**
             * @description Price including taxes; 0 is free.
             * @example 80
             */
            price: number;
            /** @enum {string} */
            currency: "EUR";
            /**
             * Format: int32
             * @description Number of visits included in the price.
             * @example 1
             */
            visits: number;
            /**
             * Format: int32
             * @description Duration of one visit.
             * @example 60
             */
            durationMinutes: number | null;
            /** @example Covers 200+ foods. */
            note: string | null;
            /**
             * @description Saving of a package compared with single visits, in euros.
             * @example null
             */
            saving: number | null;
            /**
             * @description Page that describes the service: `foodIntolerance`, `functionalScreening`, `bioresonanceProcedure`, or the id of an own page.
             * @example foodIntolerance
             */
            servicePage: string | null;
            /** @description True if visitors book it at real times, as one of `/api/bookable-services`. */
            bookable: boolean;
        };
        ContactSubjectDto: {
            /**
             * @description Value of `subject` of a contact message.
             * @example general
             */
            slug: string;
            /** @example General question */
            name: string;
        };
        WishDto: {
            /**
             * Format: date
             * @description Opening day of the location, in Europe/Zagreb: one of the next 90 days, by default from its next working day on.
             * @example 2026-12-01
             */
            date: string;
            /**
             * @description Part of the day in which the location is open: until 12:00, until 17:00, later, or `any`.
             * @enum {string}
             */
            partOfDay: "any" | "morning" | "afternoon" | "evening";
        };
        AppointmentRequestDto: {
            /**
             * @description Name of a service in the price list, in either language.
             * @example Food intolerance testing
             */
            service: string;
            /**
             * @description Slug of a location.
             * @example zagreb
             */
            location: string;
            /**
             * @description Person or animal that the appointment is for.
             * @enum {string}
             */
            forWhom: "self" | "child" | "pet";
            /** @example Ana Horvat */
            name: string;
            /**
             * Format: email
             * @description Required without `phone`.
             * @example ana@example.com
             */
            email?: string;
            /** @example +385 91 234 5678 */
            phone?: string;
            note?: string;
            /** @description Distinct preferred slots. */
            wishes: components["schemas"]["WishDto"][];
        };
        AppointmentRequestItemDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            service: string;
            wishes: {
                /** Format: date */
                date: string;
                /** @enum {string} */
                partOfDay: "any" | "morning" | "afternoon" | "evening";
            }[];
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
            /** @enum {string} */
            status: "new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam";
        };
        AppointmentRequestInListDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            service: string;
            wishes: {
                /** Format: date */
                date: string;
                /** @enum {string} */
                partOfDay: "any" | "morning" | "afternoon" | "evening";
            }[];
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
            /** @enum {string} */
            status: "new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam";
            /** @description Requests of the same person that were merged into this one. */
            merged: components["schemas"]["AppointmentRequestItemDto"][];
        };
        AppointmentRequestsPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["AppointmentRequestInListDto"][];
        };
        AppointmentRequestsChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam";
            ids: string[];
        };
        AppointmentRequestDetailsDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            service: string;
            wishes: {
                /** Format: date */
                date: string;
                /** @enum {string} */
                partOfDay: "any" | "morning" | "afternoon" | "evening";
            }[];
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
            /** @enum {string} */
            status: "new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam";
            /** @description Requests of the same person that were merged into this one. */
            merged: components["schemas"]["AppointmentRequestItemDto"][];
            /**
             * Format: uuid
             * @description Id of the lead it was merged into.
             */
            mergedIntoId: string | null;
            /**
             * Format: date-time
             * @description Time by which its sender was promised an answer; null if none is awaited.
             */
            answerDueAt: string | null;
            /** @description Reminder of staff; null for none. */
            followUp: components["schemas"]["FollowUpDto"] | null;
            /** @description Allowed transitions. */
            moves: string[];
            /** @description Notes including those of merged leads, oldest first. */
            notes: components["schemas"]["LeadNoteDto"][];
            /** @description Events including those of merged leads, oldest first. */
            history: components["schemas"]["LeadEventDto"][];
            /** @description Replies including those to merged leads, oldest first. */
            replies: components["schemas"]["LeadReplyDto"][];
            /** @description Other leads with the same e-mail address or telephone number in any spelling, newest first, without those merged into it. */
            samePerson: components["schemas"]["RelatedLeadDto"][];
            /**
             * Format: uuid
             * @description Previous lead in the list of the query.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description Next lead in the list of the query.
             */
            nextId: string | null;
            /**
             * Format: int32
             * @description Page of the list of the query that contains it, limited to the counted pages.
             * @example 1
             */
            page: number;
        };
        AppointmentRequestChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam";
        };
        AvailabilityDto: {
            /** @enum {string} */
            timeZone: "Europe/Zagreb";
            /** @description Free times, the earliest first. */
            slots: components["schemas"]["FreeTimeDto"][];
        };
        BookableServiceDto: {
            /** Format: uuid */
            id: string;
            /** @example Food intolerance testing */
            name: string;
            /**
             * Format: int32
             * @description Duration of the visit.
             * @example 60
             */
            minutes: number;
            /**
             * @description Price in euros including taxes; 0 is free.
             * @example 80
             */
            price: number;
            /**
             * @description Slugs of the locations that offer it.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[];
        };
        BookingDto: {
            /**
             * @description Slug of a location.
             * @example zagreb
             */
            location: string;
            /** @example Ana Horvat */
            name: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example +385 91 234 5678 */
            phone?: string;
            /**
             * @description Person or animal that the visit is for.
             * @enum {string}
             */
            forWhom: "self" | "child" | "pet";
            note?: string;
            /**
             * Format: uuid
             * @description Id of a bookable service.
             */
            service: string;
            /**
             * Format: date-time
             * @description Start of a free time.
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: uuid
             * @description Id of a therapist; by default the first who is free.
             */
            therapistId?: string;
        };
        BookingReceiptDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /**
             * Format: date-time
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: date-time
             * @example 2026-12-01T10:00:00+01:00
             */
            end: string;
            /**
             * @description Slug of the location.
             * @example zagreb
             */
            location: string;
            /** Format: uuid */
            therapistId: string;
        };
        SentBookingDto: {
            name: string;
            email: string | null;
            phone: string | null;
            /** Format: date-time */
            starts: string;
            service: string;
            therapist: string;
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
        };
        VisitDto: {
            /**
             * Format: date-time
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: date-time
             * @example 2026-12-01T10:00:00+01:00
             */
            end: string;
            /**
             * Format: uuid
             * @description Id of the bookable service, which may have been removed since.
             */
            serviceId: string;
            /** Format: uuid */
            therapistId: string;
            /**
             * @description Euros, when it was booked.
             * @example 80
             */
            price: number;
        };
        IntegratorBookingDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description `merged`: merged into another lead of the same person. `spam`, `trashed`: returned without content; delete your copy until it is `active` again. `erased`: deleted permanently.
             * @enum {string}
             */
            state: "active" | "merged" | "spam" | "trashed" | "erased";
            /**
             * @description Null for an erased lead.
             * @enum {string|null}
             */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "booked" | "noShow" | null;
            /**
             * Format: int32
             * @description Incremented by every change; in quotation marks, the ETag. Null for an erased lead.
             * @example 3
             */
            version: number | null;
            /**
             * Format: date-time
             * @description Null for an erased lead.
             */
            receivedAt: string | null;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Time of the first answer to the sender.
             */
            firstAnsweredAt: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string|null}
             */
            language: "hr" | "en" | null;
            location: string | null;
            /**
             * Format: uuid
             * @description Id of the lead that it was merged into.
             */
            mergedIntoId: string | null;
            /** @description Fields of kind `booking`, while `active` or `merged`. */
            booking: components["schemas"]["SentBookingDto"] | null;
            /** @description Null unless `active` or `merged`. */
            visit: components["schemas"]["VisitDto"] | null;
        };
        IntegratorBookingsPageDto: {
            /** @description True if the next page is available now. Otherwise poll later with `nextCursor`. */
            hasMore: boolean;
            /** @description Position after this page. Store it after the items. */
            nextCursor: string;
            /** @description Bookings, the oldest change first. */
            items: components["schemas"]["IntegratorBookingDto"][];
        };
        LeadStatusDto: {
            /**
             * @description Status of the lead’s kind that is an allowed transition.
             * @enum {string}
             */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "booked" | "noShow";
        };
        BookingLinkDto: {
            token: string;
        };
        LinkedMoveDto: {
            token: string;
            /**
             * Format: date-time
             * @description Start of a free time.
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: date-time
             * @description Start of the visit as the client saw it; the move is refused if it has another one since.
             * @example 2026-12-01T09:00:00+01:00
             */
            from?: string;
            /**
             * Format: uuid
             * @description Id of a therapist; by default the present one if possible, otherwise the first who is free.
             */
            therapistId?: string;
        };
        MovedBookingDto: {
            /**
             * Format: date-time
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: date-time
             * @example 2026-12-01T10:00:00+01:00
             */
            end: string;
            /**
             * @description Slug of the location.
             * @example zagreb
             */
            location: string;
            /** Format: uuid */
            therapistId: string;
        };
        BookingItemDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** Format: date-time */
            starts: string;
            service: string;
            therapist: string;
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
            /** @enum {string} */
            status: "booked" | "noShow" | "came" | "cancelled" | "spam";
        };
        BookingInListDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** Format: date-time */
            starts: string;
            service: string;
            therapist: string;
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
            /** @enum {string} */
            status: "booked" | "noShow" | "came" | "cancelled" | "spam";
            /** @description Bookings of the same person that were merged into this one. */
            merged: components["schemas"]["BookingItemDto"][];
        };
        BookingsPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["BookingInListDto"][];
        };
        BookingsChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "booked" | "noShow" | "came" | "cancelled" | "spam";
            ids: string[];
        };
        BookingDetailsDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            location: string | null;
            /** @description True if staff have set the location. */
            isRouted: boolean;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Reasons for storing it as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven" | "text")[];
            /**
             * Format: int32
             * @description Version, incremented by every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** Format: date-time */
            starts: string;
            service: string;
            therapist: string;
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
            /** @enum {string} */
            status: "booked" | "noShow" | "came" | "cancelled" | "spam";
            /** @description Bookings of the same person that were merged into this one. */
            merged: components["schemas"]["BookingItemDto"][];
            /**
             * Format: uuid
             * @description Id of the lead it was merged into.
             */
            mergedIntoId: string | null;
            /**
             * Format: date-time
             * @description Time by which its sender was promised an answer; null if none is awaited.
             */
            answerDueAt: string | null;
            /** @description Reminder of staff; null for none. */
            followUp: components["schemas"]["FollowUpDto"] | null;
            /** @description Allowed transitions. */
            moves: string[];
            /** @description Notes including those of merged leads, oldest first. */
            notes: components["schemas"]["LeadNoteDto"][];
            /** @description Events including those of merged leads, oldest first. */
            history: components["schemas"]["LeadEventDto"][];
            /** @description Replies including those to merged leads, oldest first. */
            replies: components["schemas"]["LeadReplyDto"][];
            /** @description Other leads with the same e-mail address or telephone number in any spelling, newest first, without those merged into it. */
            samePerson: components["schemas"]["RelatedLeadDto"][];
            /**
             * Format: uuid
             * @description Previous lead in the list of the query.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description Next lead in the list of the query.
             */
            nextId: string | null;
            /**
             * Format: int32
             * @description Page of the list of the query that contains it, limited to the counted pages.
             * @example 1
             */
            page: number;
        };
        BookingChangeDto: {
            /**
             * Format: uuid
             * @description Id of the assigned user; null removes it.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null removes it. */
            location?: string | null;
            /**
             * Format: date
             * @description Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.
             * @example 2026-12-04
             */
            followUpOn?: string | null;
            /** @example Call about the appointment */
            followUpNote?: string;
            /** @description True moves the lead to the trash, false restores it. */
            trashed?: boolean;
            /** @description True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`. */
            confirmed?: boolean;
            /** @enum {string} */
            status?: "booked" | "noShow" | "came" | "cancelled" | "spam";
        };
        StaffBookingDto: {
            /**
             * @description Slug of a location.
             * @example zagreb
             */
            location: string;
            /** @example Ana Horvat */
            name: string;
            /**
             * Format: email
             * @description Required without `phone`.
             * @example ana@example.com
             */
            email?: string;
            /** @example +385 91 234 5678 */
            phone?: string;
            /**
             * @description Person or animal that the visit is for.
             * @enum {string}
             */
            forWhom: "self" | "child" | "pet";
            note?: string;
            /**
             * Format: uuid
             * @description Id of a bookable service, also of one that visitors cannot book.
             */
            service: string;
            /**
             * Format: date-time
             * @description Start, which may be outside of the lead time and of the grid.
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: uuid
             * @description Id of a therapist of the location.
             */
            therapistId: string;
            /**
             * @description Language of the mails to the client; by default Croatian.
             * @enum {string}
             */
            language?: "hr" | "en";
            /**
             * Format: uuid
             * @description Id of the appointment request that was agreed; its status becomes `agreed`.
             */
            requestId?: string;
        };
        BookingMoveDto: {
            /**
             * Format: date-time
             * @description New start.
             * @example 2026-12-01T09:00:00+01:00
             */
            start?: string;
            /**
             * Format: uuid
             * @description Id of a therapist of the location.
             */
            therapistId?: string;
            /** @description Slug of a location. */
            location?: string;
        };
        AbsenceVisitDto: {
            /**
             * Format: uuid
             * @description Id of the booking.
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * @description Name of the client.
             * @example Ana Horvat
             */
            name: string;
            location: string | null;
        };
        AbsenceDto: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            therapistId: string;
            /**
             * Format: date-time
             * @example 2026-12-01T00:00:00+01:00
             */
            start: string;
            /**
             * Format: date-time
             * @example 2026-12-08T00:00:00+01:00
             */
            end: string;
            /**
             * Format: int32
             * @description Version; in quotation marks, the ETag.
             * @example 1
             */
            version: number;
            /** @description Visits that are booked in that time, the earliest first. */
            visits: components["schemas"]["AbsenceVisitDto"][];
        };
        AbsenceFormDto: {
            /**
             * Format: uuid
             * @description Id of a therapist.
             */
            therapistId: string;
            /**
             * Format: date-time
             * @description Start.
             * @example 2026-12-01T09:00:00+01:00
             */
            start: string;
            /**
             * Format: date-time
             * @description End, after the start.
             * @example 2026-12-01T09:00:00+01:00
             */
            end: string;
        };
        FeedOwnerDto: {
            /**
             * Format: uuid
             * @description Id of a therapist.
             */
            therapistId: string;
        };
        FeedAddressDto: {
            /** Format: uuid */
            therapistId: string;
            /**
             * Format: uri
             * @description Address of the calendar. Not shown again.
             */
            address: string;
        };
        WaitlistDto: {
            /**
             * @description Slug of a location.
             * @example zagreb
             */
            location: string;
            /** @example Ana Horvat */
            name: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /**
             * Format: uuid
             * @description Id of a bookable service.
             */
            service: string;
            /**
             * Format: date
             * @description Full day, in Europe/Zagreb.
             */
            day: string;
        };
        ReviewLinkDto: {
            token: string;
        };
        VoucherRequestDto: {
            /**
             * @description Slug of a shop item, except free items and the franchise.
             * @example darovni-bon-postupak
             */
            item: string;
            /**
             * @description Name of the recipient, printed on the voucher.
             * @example Ana
             */
            recipient: string;
            /**
             * @description Name of the giver, printed on the voucher.
             * @example Marko
             */
            giver?: string;
            /**
             * @description Greeting printed on the voucher.
             * @example Sretan rođendan!
             */
            greeting?: string;
            /** @description Note to staff, not printed. */
            note?: string;
            /**
             * @description Slug of the location where it can be redeemed; any location by default.
             * @example zagreb
             */
            location?: string;
            /**
             * @description Name of the buyer.
             * @example Ana Horvat
             */
            name: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example +385 91 234 5678 */
            phone?: string;
        };
        ApiKeyDto: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description Beginning of the key, for identification.
             * @example bio_4f1d9c2a7b3e8056
             */
            beginning: string;
            scopes: ("bookings:read" | "bookings:write" | "leads:read" | "leads:write" | "locations:read" | "subscribers:read")[];
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[] | null;
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** @description Name of the creator, else their e-mail address. */
            createdBy: string;
            /**
             * Format: date-time
             * @description Time of expiry; null if it never expires.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Time of last use, precise to the minute.
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
        };
        ApiKeysDto: {
            /** @description Keys, newest first. */
            items: components["schemas"]["ApiKeyDto"][];
        };
        NewApiKeyDto: {
            /** @example CRM */
            name: string;
            /** @enum {string} */
            expiry: "30days" | "90days" | "365days" | "date" | "never";
            /**
             * Format: date
             * @description Last day of validity in Europe/Zagreb, for expiry `date`.
             */
            expiresOn?: string;
            scopes: ("bookings:read" | "bookings:write" | "leads:read" | "leads:write" | "locations:read" | "subscribers:read")[];
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations?: string[] | null;
        };
        MadeApiKeyDto: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description Beginning of the key, for identification.
             * @example bio_4f1d9c2a7b3e8056
             */
            beginning: string;
            scopes: ("bookings:read" | "bookings:write" | "leads:read" | "leads:write" | "locations:read" | "subscribers:read")[];
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[] | null;
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** @description Name of the creator, else their e-mail address. */
            createdBy: string;
            /**
             * Format: date-time
             * @description Time of expiry; null if it never expires.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Time of last use, precise to the minute.
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** @description Complete key. Not shown again. */
            key: string;
        };
        KeyLocationsDto: {
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[] | null;
        };
        ConsentFiguresDto: {
            /** Format: int32 */
            policyVersion: number;
            /**
             * Format: int32
             * @description Number of decisions, which a visitor may repeat.
             */
            accepted: number;
            /** Format: int32 */
            declined: number;
            /**
             * Format: date-time
             * @description Time of the earliest stored decision.
             */
            since: string;
        };
        ConsentsDto: {
            /**
             * Format: int32
             * @description Current policy version.
             */
            policyVersion: number;
            /** @description Statistics by policy version, newest first. */
            versions: components["schemas"]["ConsentFiguresDto"][];
        };
        ContentOverviewDto: {
            /** @enum {string} */
            kind: "location" | "holiday" | "priceCategory" | "price" | "therapist" | "bookableService" | "therapistHours" | "room" | "testimonial" | "post" | "page" | "navigation" | "pagePictures" | "shopCategory" | "shopItem" | "franchiseFacts" | "company" | "business" | "contactSubject" | "replyTemplate" | "announcement" | "redirect";
            /**
             * @description Path segment of the kind.
             * @example prices
             */
            path: string;
            /**
             * Format: int32
             * @example 18
             */
            count: number;
            /**
             * Format: int32
             * @description Number of rows with outdated translations.
             * @example 1
             */
            outdated: number;
            /**
             * Format: int32
             * @description Number of rows with sample data.
             * @example 4
             */
            invented: number;
        };
        PriceChangeDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description Price that the client saw. An equal new price leaves the row unchanged.
             * @example 80
             */
            seen: number;
            /**
             * @description New price.
             * @example 80
             */
            price: number;
        };
        PriceChangesDto: {
            prices: components["schemas"]["PriceChangeDto"][];
        };
        PractitionerContentDto: {
            name: string;
            role?: {
                hr: string;
                en: string;
            };
        };
        PictureContentDto: {
            /** Format: uuid */
            picture: string;
        };
        IntervalContentDto: {
            /**
             * @description Local time in Europe/Zagreb.
             * @example 12:00
             */
            opens: string;
            /**
             * @description Local time in Europe/Zagreb.
             * @example 12:00
             */
            closes: string;
        };
        SpecialDayContentDto: {
            /**
             * Format: date
             * @example 2026-12-24
             */
            date: string;
            hours: components["schemas"]["IntervalContentDto"][];
        };
        LocationContentDto: {
            name?: {
                hr: string;
                en: string;
            };
            address: string;
            postalCode: string;
            city: string;
            /** @example +385 91 234 5678 */
            phone: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /**
             * @default
             * @example +385 91 234 5678
             */
            whatsapp: string;
            /**
             * @default
             * @example +385 91 234 5678
             */
            viber: string;
            /**
             * @description Address at which clients write reviews, https only. Empty: no invitations.
             * @default
             * @example https://g.page/r/CfExample/review
             */
            reviewUrl: string;
            /** @description Latitude in degrees, WGS 84. */
            latitude: number;
            /** @description Longitude in degrees, WGS 84. */
            longitude: number;
            practitioner: components["schemas"]["PractitionerContentDto"];
            description?: {
                hr: string;
                en: string;
            };
            /**
             * @description Ways to an appointment: visitors book free times, send requests, or choose.
             * @default both
             * @enum {string}
             */
            appointments: "both" | "times" | "requests";
            /** @default [] */
            pictures: components["schemas"]["PictureContentDto"][];
            /** @description Opening intervals by day, Monday first; an empty day is closed. */
            hours: components["schemas"]["IntervalContentDto"][][];
            specialDays: components["schemas"]["SpecialDayContentDto"][];
        };
        LocationContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["LocationContentDto"];
        };
        ContentRestorationDto: {
            /**
             * Format: int32
             * @description Version that had the values.
             */
            earlierVersion: number;
            /**
             * @description Dotted names of the fields, as in the history.
             * @example [
             *       "price"
             *     ]
             */
            fields: string[];
        };
        ContentOrderDto: {
            ids: string[];
        };
        WorkplaceContentDto: {
            /** @example dubrovnik */
            location: string;
        };
        HolidayContentDto: {
            /**
             * Format: date
             * @description First day.
             * @example 2026-12-24
             */
            date: string;
            /**
             * @description Last day; null for a single day.
             * @default null
             */
            lastDay: string | null;
            name?: {
                hr: string;
                en: string;
            };
            /** @description Opening intervals; closed if empty. */
            hours: components["schemas"]["IntervalContentDto"][];
            /**
             * @description Locations concerned; all if empty.
             * @default []
             */
            locations: components["schemas"]["WorkplaceContentDto"][];
        };
        HolidayContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["HolidayContentDto"];
        };
        PriceCategoryContentDto: {
            name?: {
                hr: string;
                en: string;
            };
        };
        PriceCategoryContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["PriceCategoryContentDto"];
        };
        IncludedPriceContentDto: {
            /** Format: uuid */
            price: string;
            /**
             * Format: int32
             * @example 1
             */
            times: number;
        };
        PriceContentDto: {
            /** Format: uuid */
            category: string;
            service?: {
                hr: string;
                en: string;
            };
            /** @example 80 */
            price: number;
            /**
             * Format: int32
             * @example 1
             */
            visits: number;
            /** @example 60 */
            durationMinutes: number | null;
            /**
             * @default none
             * @example none
             */
            servicePage: string;
            /** @default [] */
            includes: components["schemas"]["IncludedPriceContentDto"][];
            note?: {
                hr: string;
                en: string;
            };
        };
        PriceContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["PriceContentDto"];
        };
        TherapistContentDto: {
            name: string;
            role?: {
                hr: string;
                en: string;
            };
            training?: {
                hr: string;
                en: string;
            };
            languages?: {
                hr: string;
                en: string;
            };
            locations: components["schemas"]["WorkplaceContentDto"][];
            /** @default null */
            photo: string | null;
            /** @enum {string} */
            portrait: "long-hair" | "short-hair" | "bun" | "curls" | "beard" | "glasses";
        };
        TherapistContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["TherapistContentDto"];
        };
        OfferingTherapistContentDto: {
            /** Format: uuid */
            therapist: string;
        };
        BookableServiceContentDto: {
            /**
             * Format: uuid
             * @description Id of a price that is not a package.
             */
            price: string;
            /**
             * Format: int32
             * @description Duration of the visit.
             * @example 60
             */
            minutes: number;
            /**
             * Format: int32
             * @description Minutes before a visit that keep therapist and room free.
             * @default 0
             * @example 15
             */
            bufferBefore: number;
            /**
             * Format: int32
             * @description Minutes after a visit that keep therapist and room free.
             * @default 0
             * @example 15
             */
            bufferAfter: number;
            /**
             * @description Kind of the room that a visit needs.
             * @enum {string}
             */
            room: "none" | "testing" | "treatment";
            /**
             * @description Therapists that offer it; all if empty.
             * @default []
             */
            therapists: components["schemas"]["OfferingTherapistContentDto"][];
            /**
             * @description True if visitors book it on the site.
             * @default true
             */
            online: boolean;
        };
        BookableServiceContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["BookableServiceContentDto"];
        };
        TherapistHoursContentDto: {
            /**
             * Format: uuid
             * @description Id of the therapist.
             */
            therapist: string;
            /**
             * @description Slug of a location of the therapist.
             * @example dubrovnik
             */
            location: string;
            /** @description Opening intervals by day, Monday first; an empty day is closed. */
            hours: components["schemas"]["IntervalContentDto"][][];
        };
        TherapistHoursContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["TherapistHoursContentDto"];
        };
        RoomContentDto: {
            /** @example Soba 1 */
            name: string;
            /**
             * @description Slug of the location.
             * @example dubrovnik
             */
            location: string;
            /**
             * @description What the room is equipped for.
             * @enum {string}
             */
            kind: "testing" | "treatment";
        };
        RoomContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["RoomContentDto"];
        };
        TestimonialContentDto: {
            /** @example Ana M. */
            name: string;
            /**
             * @default
             * @example Zagreb
             */
            town: string;
            /**
             * @default none
             * @enum {string}
             */
            servicePage: "none" | "foodIntolerance" | "functionalScreening" | "bioresonanceProcedure";
            /** @description True for a woman, for the Croatian form of the role. */
            feminine: boolean;
            text?: {
                hr: string;
                en: string;
            };
            /** @description Hidden from visitors. */
            hidden: boolean;
        };
        TestimonialContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["TestimonialContentDto"];
        };
        PostContentDto: {
            title?: {
                hr: string;
                en: string;
            };
            /** @example frequency */
            slug: string;
            author: string;
            excerpt?: {
                hr: string;
                en: string;
            };
            /** @description Markdown. */
            body?: {
                hr: string;
                en: string;
            };
            /** @default null */
            photo: string | null;
            /** @enum {string} */
            picture: "blog" | "post-what-is-bioresonance" | "post-frequency" | "post-detox" | "post-franchise" | "about" | "bioresonance-procedure" | "contact" | "food-intolerance" | "franchise" | "functional-screening" | "hero" | "pets" | "pricelist" | "shop";
            imageAlt?: {
                hr: string;
                en: string;
            };
            /** @enum {string} */
            status: "draft" | "scheduled" | "published";
            /** @description Publication time of a scheduled post. A published one keeps its time, or receives the current one. */
            publishedAt: string | null;
        };
        PostContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["PostContentDto"];
        };
        PageContentDto: {
            title?: {
                hr: string;
                en: string;
            };
            /**
             * @description Path of the page in Croatian, without the slash.
             * @example nas-tim
             */
            slugHr: string;
            /**
             * @description Path of the page in English, without the slash. It may equal the Croatian one.
             * @example our-team
             */
            slugEn: string;
            /** @description Text for search engines; also of the card of a service. */
            description?: {
                hr: string;
                en: string;
            };
            /** @default null */
            photo: string | null;
            /** @description Markdown. */
            body?: {
                hr: string;
                en: string;
            };
            /** @description Linked in the footer of every page. */
            inFooter: boolean;
            /** @description Hidden from visitors. */
            hidden: boolean;
        };
        PageContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["PageContentDto"];
        };
        NavigationItemContentDto: {
            /** @example pricelist */
            item: string;
        };
        ServiceItemContentDto: {
            /** @example foodIntolerance */
            item: string;
        };
        NavigationContentDto: {
            /** @description Items after home, in their order: `about`, `services`, `pricelist`, `contact`, `franchise`, `blog`, `shop`, or the id of an own page. Absent ones are only in the footer. */
            header: components["schemas"]["NavigationItemContentDto"][];
            /** @description Services in their order: `foodIntolerance`, `functionalScreening`, `bioresonanceProcedure`, or the id of an own page. */
            services: components["schemas"]["ServiceItemContentDto"][];
        };
        NavigationContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["NavigationContentDto"];
        };
        PagePicturesContentDto: {
            /** @default null */
            homeHero: string | null;
            /** @default null */
            homeAbout: string | null;
            /** @default null */
            homeShare: string | null;
            /** @default null */
            foodIntoleranceHeader: string | null;
            /** @default null */
            foodIntoleranceText: string | null;
            /** @default null */
            foodIntoleranceShare: string | null;
            /** @default null */
            functionalScreeningHeader: string | null;
            /** @default null */
            functionalScreeningText: string | null;
            /** @default null */
            functionalScreeningShare: string | null;
            /** @default null */
            bioresonanceProcedureHeader: string | null;
            /** @default null */
            bioresonanceProcedureText: string | null;
            /** @default null */
            bioresonanceProcedureShare: string | null;
            /** @default null */
            guideHeader: string | null;
            /** @default null */
            guideShare: string | null;
            /** @default null */
            pricelistHeader: string | null;
            /** @default null */
            pricelistShare: string | null;
            /** @default null */
            contactLocations: string | null;
            /** @default null */
            contactShare: string | null;
            /** @default null */
            appointmentShare: string | null;
            /** @default null */
            locationRoom: string | null;
            /** @default null */
            questionsShare: string | null;
            /** @default null */
            franchiseHeader: string | null;
            /** @default null */
            franchiseShare: string | null;
            /** @default null */
            shopHeader: string | null;
            /** @default null */
            shopShare: string | null;
            /** @default null */
            blogHeader: string | null;
            /** @default null */
            blogShare: string | null;
        };
        PagePicturesContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["PagePicturesContentDto"];
        };
        ShopCategoryContentDto: {
            name?: {
                hr: string;
                en: string;
            };
        };
        ShopCategoryContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["ShopCategoryContentDto"];
        };
        ShopItemContentDto: {
            /** Format: uuid */
            category: string;
            name?: {
                hr: string;
                en: string;
            };
            description?: {
                hr: string;
                en: string;
            };
            /** @default null */
            photo: string | null;
            /** @example 80 */
            price: number | null;
            /**
             * @description Subject that the contact form preselects.
             * @example general
             */
            subject: string;
            /** @description True if visitors can request a gift voucher for it. */
            giftable: boolean;
        };
        ShopItemContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["ShopItemContentDto"];
        };
        FranchiseFactsContentDto: {
            /**
             * Format: int32
             * @description Lower bound in euros.
             * @example 35000
             */
            investmentFrom: number;
            /**
             * Format: int32
             * @description Upper bound in euros.
             * @example 60000
             */
            investmentTo: number;
            /**
             * Format: int32
             * @description Minimum floor area, in square metres.
             * @example 45
             */
            floorArea: number;
            /**
             * Format: int32
             * @example 15
             */
            trainingDays: number;
            /**
             * Format: int32
             * @example 4
             */
            monthsToOpening: number;
            territory?: {
                hr: string;
                en: string;
            };
            contactName: string;
            contactRole?: {
                hr: string;
                en: string;
            };
            /** @example +385 91 234 5678 */
            contactPhone: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            contactEmail: string;
            /** @description Hidden from visitors. */
            hidden: boolean;
        };
        FranchiseFactsContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["FranchiseFactsContentDto"];
        };
        DirectorContentDto: {
            name: string;
        };
        CompanyContentDto: {
            company: string;
            /**
             * @description Slug of the company’s location.
             * @example dubrovnik
             */
            location: string;
            address: string;
            court?: {
                hr: string;
                en: string;
            };
            registrationNumber: string;
            /** @example 00000000010 */
            oib: string;
            capital?: {
                hr: string;
                en: string;
            };
            bank: string;
            /** @example HR17 2360 0001 1012 3456 5 */
            iban: string;
            directors: components["schemas"]["DirectorContentDto"][];
        };
        CompanyContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["CompanyContentDto"];
        };
        SocialContentDto: {
            /** Format: uri */
            facebook: string;
            /** Format: uri */
            instagram: string;
            /** Format: uri */
            linkedin: string;
        };
        BusinessContentDto: {
            /** @description True while locations, people, prices and testimonials are sample data; pages then show a notice. */
            sample: boolean;
            name: string;
            company: string;
            address: string;
            postalCode: string;
            city: string;
            /** @example +385 91 234 5678 */
            phone: string;
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            /** @example +385 91 234 5678 */
            mobilePhone: string;
            social: components["schemas"]["SocialContentDto"];
            /** @description Opening intervals by day, Monday first; an empty day is closed. */
            hours: components["schemas"]["IntervalContentDto"][][];
            /**
             * @description Statement on how testimonials are checked, shown beside them.
             * @default {
             *       "hr": "Izjave objavljujemo bez neovisne provjere.",
             *       "en": "We publish these statements without independent checks."
             *     }
             */
            testimonialsNote: {
                hr?: string;
                en?: string;
            };
        };
        BusinessContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["BusinessContentDto"];
        };
        ContactSubjectContentDto: {
            name?: {
                hr: string;
                en: string;
            };
            /** @description Hidden from visitors; messages keep its name. */
            hidden: boolean;
        };
        ContactSubjectContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["ContactSubjectContentDto"];
        };
        ReplyTemplateContentDto: {
            name?: {
                hr: string;
                en: string;
            };
            /** @description Text with the placeholders {name}, {location}, {time}, {therapist}, {price}. */
            text?: {
                hr: string;
                en: string;
            };
        };
        ReplyTemplateContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["ReplyTemplateContentDto"];
        };
        AnnouncementContentDto: {
            text?: {
                hr: string;
                en: string;
            };
            /**
             * @description Path of the page that tells more; empty without one.
             * @default
             * @example /blog
             */
            link: string;
            /**
             * Format: date
             * @description First day.
             * @example 2026-12-24
             */
            date: string;
            /**
             * @description Last day; null for a single day.
             * @default null
             */
            lastDay: string | null;
        };
        AnnouncementContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["AnnouncementContentDto"];
        };
        RedirectContentDto: {
            /**
             * @description Path without a page; with a query if the redirect is for that query only.
             * @example /usluge.php?id=3
             */
            source: string;
            /**
             * @description Address of a page of the site.
             * @example /cjenik
             */
            target: string;
        };
        RedirectContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /** @description Language whose texts are older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description True for sample data of a new installation. */
            invented: boolean;
            slug: string | null;
            /** @description How often a redirect was used; null for other kinds. */
            uses: number | null;
            /** @description Display name of content that has the name of other content; null for other kinds. */
            borrowedName: {
                hr: string;
                en: string;
            } | null;
            content: components["schemas"]["RedirectContentDto"];
        };
        CreateRedirectImportDto: {
            /**
             * @description Former and new addresses, a pair in each of at most 1000 rows, separated by a comma, a semicolon or a tab; a header is optional. Bodies above 100 kB are rejected: upload such a file on the page.
             * @example staro,novo
             *     /usluge.php?id=3,/cjenik
             */
            csv: string;
        };
        WrongRedirectDto: {
            /**
             * Format: int32
             * @description Number of the line in the file.
             * @example 7
             */
            line: number;
            /** @description Former address. */
            source: string;
            /** @description New address. */
            target: string;
            /** @enum {string} */
            field: "source" | "target";
            /**
             * @description Stable code of the fault, for programs.
             * @example redirect.nowhere
             */
            code: string;
            /** @description Reason in the request's language. */
            message: string;
        };
        RedirectImportDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description Time at which the import is deleted.
             */
            expiresAt: string;
            /** @description Numbers of rows by the result of the check, as of now. */
            counts?: {
                /** Format: int32 */
                new: number;
                /** Format: int32 */
                known: number;
                /** Format: int32 */
                wrong: number;
            };
            /** @description First rows that are not imported. */
            faults: components["schemas"]["WrongRedirectDto"][];
            /** Format: date-time */
            importedAt: string | null;
            /**
             * Format: int32
             * @description Number of redirects that were added.
             */
            added: number | null;
        };
        ImportRedirectsDto: {
            /**
             * Format: int32
             * @description Number of new redirects that the check found.
             */
            additions: number;
        };
        PageTextsOverviewDto: {
            /** @enum {string} */
            namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
            /**
             * @description `mail` for texts of mails.
             * @enum {string}
             */
            medium: "page" | "mail";
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /**
             * @description `published` if there is no draft.
             * @enum {string}
             */
            publication: "draft" | "published" | "scheduled";
            /**
             * Format: date-time
             * @description Instant at which the draft is published.
             */
            publishAt: string | null;
            /**
             * Format: int32
             * @description Number of texts and lists that differ from their originals.
             */
            changed: number;
            /**
             * Format: int32
             * @description Number of texts that changed in the other language only.
             */
            outdated: number;
            /**
             * Format: int32
             * @description Number of changed texts whose originals have changed since.
             */
            superseded: number;
        };
        TranslatedTextDto: {
            hr: string;
            en: string;
        };
        FormerTextDto: {
            hr: string | null;
            en: string | null;
        };
        PageTextDto: {
            /** @example hero.title */
            key: string;
            /** Format: int32 */
            maxLength: number;
            /**
             * @description Placeholders that the text must contain.
             * @example [
             *       "{name}"
             *     ]
             */
            placeholders: string[];
            original: components["schemas"]["TranslatedTextDto"];
            /** @description Text of the draft, if there is one. */
            text: components["schemas"]["TranslatedTextDto"];
            /** @description Original that a text replaced, if it has changed since. */
            formerOriginal: components["schemas"]["FormerTextDto"];
            /** @description Language whose text is older than the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Languages whose text lacks placeholders of the present original, which is used instead. */
            unusedLanguages: ("hr" | "en")[];
        };
        QuestionDto: {
            question: components["schemas"]["TranslatedTextDto"];
            answer: components["schemas"]["TranslatedTextDto"];
            /**
             * @description Page that tells more.
             * @example pricelist
             */
            page?: string;
        };
        PageTextListDto: {
            /** @example faq.items */
            key: string;
            /** @description Pages that a question may refer to. */
            pages: string[];
            /** @description Placeholders that answers may contain. */
            placeholders: string[];
            original: components["schemas"]["QuestionDto"][];
            items: components["schemas"]["QuestionDto"][];
            /** @description True if the original has changed since it was replaced. */
            isSuperseded: boolean;
        };
        GoneTextDto: {
            key: string;
            /** @description Own text in Croatian, or in English if that is the only one. */
            text: string;
        };
        PageTextsDto: {
            /** @enum {string} */
            namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
            /**
             * @description `mail` for texts of mails.
             * @enum {string}
             */
            medium: "page" | "mail";
            /** @description Page that shows the texts; null for texts of several pages, and of mails. */
            page: ("home" | "foodIntolerance" | "functionalScreening" | "bioresonanceProcedure" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "guide" | "questions" | "franchise" | "franchiseBrochure" | "shop" | "blog" | "post" | "impresum" | "privacyPolicy" | "cookies" | "accessibility" | "ownData") | null;
            /**
             * Format: int32
             * @description Version, incremented by every change; also the ETag.
             */
            version: number;
            /**
             * @description `published` if there is no draft.
             * @enum {string}
             */
            publication: "draft" | "published" | "scheduled";
            /**
             * Format: date-time
             * @description Instant at which the draft is published.
             */
            publishAt: string | null;
            texts: components["schemas"]["PageTextDto"][];
            lists: components["schemas"]["PageTextListDto"][];
            /** @description Own texts whose originals no longer exist; no page shows them. */
            gone: components["schemas"]["GoneTextDto"][];
        };
        EditedMailDto: {
            /** @example newsletter.confirmation */
            kind: string;
            /**
             * @description Name of the sample, unique within its kind.
             * @example typed
             */
            sample: string;
            subject: components["schemas"]["TranslatedTextDto"];
            /** @description Plain text of the mail. */
            text: components["schemas"]["TranslatedTextDto"];
        };
        PageTextsChangeDto: {
            /**
             * @description Texts by their keys, in one language or each. Other texts stay as they are.
             * @example {
             *       "hero.title": {
             *         "hr": "Dobro došli",
             *         "en": "Welcome"
             *       }
             *     }
             */
            texts?: {
                [key: string]: {
                    hr?: string;
                    en?: string;
                };
            };
            /** @description Lists of questions by their keys, each in its new order. Questions without any text are left out. */
            lists?: {
                [key: string]: {
                    question?: {
                        hr?: string;
                        en?: string;
                    };
                    answer?: {
                        hr?: string;
                        en?: string;
                    };
                    page?: string;
                }[];
            };
            /**
             * @description Texts and lists that stay right although their original or the other language has changed.
             * @example [
             *       "hero.title.en"
             *     ]
             */
            reviewed?: string[];
            /**
             * @description `draft`: visitors do not see the texts. `published`: immediately. `scheduled`: from `publishAt`.
             * @enum {string}
             */
            publication: "draft" | "published" | "scheduled";
            /** @description Required if the texts are scheduled. */
            publishAt?: string | null;
        };
        PageTextsRestorationDto: {
            /**
             * Format: int32
             * @description Version that had the texts.
             */
            earlierVersion: number;
        };
        SubscribersInMonthDto: {
            /**
             * Format: date
             * @description First day of the month, in Europe/Zagreb.
             */
            from: string;
            /** Format: int32 */
            gained: number;
            /** Format: int32 */
            lost: number;
        };
        SubscriberFiguresDto: {
            /**
             * Format: int32
             * @description Current number of subscribers.
             */
            total: number;
            /** @description Subscribers of the last six months, oldest first. */
            months: components["schemas"]["SubscribersInMonthDto"][];
        };
        DeskDto: {
            /**
             * Format: date
             * @description Today in Europe/Zagreb.
             */
            today: string;
            /**
             * Format: int32
             * @description Leads that nobody has begun with.
             */
            new: number;
            /**
             * Format: int32
             * @description Open leads that are assigned to the user.
             */
            mine: number;
            /**
             * Format: int32
             * @description Leads whose senders were promised an answer by now.
             */
            overdue: number;
            /**
             * Format: int32
             * @description Leads that staff wanted to be reminded of by today.
             */
            followUp: number;
            /**
             * Format: int32
             * @description Visits of today that were not cancelled, at all locations.
             */
            visits: number;
        };
        LeadCountsDto: {
            /** Format: int32 */
            contactMessage: number;
            /** Format: int32 */
            franchiseInquiry: number;
            /** Format: int32 */
            appointmentRequest: number;
            /** Format: int32 */
            booking: number;
        };
        LeadsOfLocationDto: {
            /**
             * @description Slug; null for leads without a location.
             * @example zagreb
             */
            location: string | null;
            /** @description Null if the location was removed. */
            name: {
                hr: string;
                en: string;
            } | null;
            /**
             * Format: int32
             * @description Visits of today that were not cancelled.
             */
            visits: number;
            recent: components["schemas"]["LeadCountsDto"];
            /** @description Leads of as many days before. */
            before: components["schemas"]["LeadCountsDto"];
        };
        LeadsByLocationDto: {
            /**
             * Format: date
             * @description First day, in Europe/Zagreb.
             */
            from: string;
            /**
             * Format: date
             * @description Last day: today.
             */
            to: string;
            /** @description Every location, then leads without one. */
            locations: components["schemas"]["LeadsOfLocationDto"][];
        };
        StatusCountDto: {
            status: string;
            /** Format: int32 */
            leads: number;
            /** @description True for statuses with remaining work. */
            open: boolean;
        };
        FirstAnswersDto: {
            /**
             * Format: int32
             * @description Number of leads with a first answer.
             */
            answered: number;
            /** @description Median time from receipt to first answer; null if there is none. */
            medianSeconds: number | null;
        };
        LeadFiguresDto: {
            /** @enum {string} */
            kind: "contactMessage" | "franchiseInquiry" | "appointmentRequest" | "booking";
            /** Format: int32 */
            total: number;
            /**
             * Format: int32
             * @description Leads since midnight in Europe/Zagreb.
             */
            today: number;
            /**
             * Format: int32
             * @description Leads of today and the six days before, in Europe/Zagreb.
             */
            last7Days: number;
            /** @description Leads by status, without spam, in the order of processing. */
            statuses: components["schemas"]["StatusCountDto"][];
            /**
             * Format: int32
             * @description Open leads without assignee.
             */
            unassigned: number;
            /**
             * Format: int32
             * @description Leads in the spam box, not included in other numbers.
             */
            spam: number;
            /** @description First answers of the last 30 days. */
            firstAnswers: components["schemas"]["FirstAnswersDto"];
            /** @description First answers of the 30 days before. */
            firstAnswersBefore: components["schemas"]["FirstAnswersDto"];
        };
        LeadsInPeriodDto: {
            /** Format: int32 */
            contactMessage: number;
            /** Format: int32 */
            franchiseInquiry: number;
            /** Format: int32 */
            appointmentRequest: number;
            /** Format: int32 */
            booking: number;
            /**
             * Format: date
             * @description First day of the period, in Europe/Zagreb; weeks begin on Monday.
             */
            from: string;
        };
        VisitsInPeriodDto: {
            /**
             * Format: int32
             * @description Minutes of visits that were not cancelled.
             */
            bookedMinutes: number;
            /**
             * Format: int32
             * @description Minutes that therapists work during opening hours, without absences.
             */
            workingMinutes: number;
            /**
             * Format: int32
             * @description Visits that are recorded as came or no-show.
             */
            visits: number;
            /** Format: int32 */
            noShows: number;
        };
        VisitsOfLocationDto: {
            /**
             * @description Slug of the location.
             * @example zagreb
             */
            location: string;
            /** @description Name of the location. */
            name: {
                hr: string;
                en: string;
            };
            recent: components["schemas"]["VisitsInPeriodDto"];
            /** @description Visits in as many days before. */
            before: components["schemas"]["VisitsInPeriodDto"];
        };
        VisitFiguresDto: {
            /**
             * Format: date
             * @description First day, in Europe/Zagreb.
             */
            from: string;
            /**
             * Format: date
             * @description Last day: yesterday.
             */
            to: string;
            locations: components["schemas"]["VisitsOfLocationDto"][];
        };
        LeadSummaryDto: {
            /** @enum {string} */
            kind: "contactMessage" | "franchiseInquiry" | "appointmentRequest" | "booking";
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /** @example Ana Horvat */
            name: string;
            /** @description Subject of a message, or preferred location of an inquiry. */
            about: string;
            /** @description Name of the subject of a message; null for other leads. */
            aboutName: {
                hr: string;
                en: string;
            } | null;
            status: string;
        };
        DashboardDto: {
            desk: components["schemas"]["DeskDto"];
            byLocation: components["schemas"]["LeadsByLocationDto"];
            leads: components["schemas"]["LeadFiguresDto"][];
            /** @enum {string} */
            by: "week" | "month";
            /** @description Leads of the last twelve weeks or months, oldest first. */
            periods: components["schemas"]["LeadsInPeriodDto"][];
            /** @description Null for users bound to locations: subscribers belong to none. */
            subscribers: components["schemas"]["SubscriberFiguresDto"] | null;
            visits: components["schemas"]["VisitFiguresDto"];
            /** @description Up to five leads without an answer, the longest waiting first. */
            waiting: components["schemas"]["LeadSummaryDto"][];
        };
        InboxItemDto: {
            /** @enum {string} */
            kind: "contactMessage" | "franchiseInquiry" | "appointmentRequest" | "booking";
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /** @example Ana Horvat */
            name: string;
            /** @description Subject of a message, or preferred location of an inquiry. */
            about: string;
            /** @description Name of the subject of a message; null for other leads. */
            aboutName: {
                hr: string;
                en: string;
            } | null;
            status: string;
            /**
             * Format: date-time
             * @description Time by which its sender was promised an answer; null if none is awaited.
             */
            answerDueAt: string | null;
            /**
             * Format: date
             * @description Day of the reminder of staff, if any.
             */
            followUpOn: string | null;
            /** @description Beginning of its first text, such as the message. */
            excerpt: string | null;
            location: string | null;
            /**
             * Format: uuid
             * @description Id of the assigned user.
             */
            assigneeId: string | null;
            /**
             * Format: int32
             * @description Number of leads merged into it.
             */
            mergedLeads: number;
        };
        InboxCountsDto: {
            /** Format: int32 */
            new: number;
            /** Format: int32 */
            overdue: number;
            /** Format: int32 */
            followUp: number;
            /** Format: int32 */
            today: number;
            /** Format: int32 */
            mine: number;
            /** Format: int32 */
            unassigned: number;
        };
        UnifiedInboxDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["InboxItemDto"][];
            counts: components["schemas"]["InboxCountsDto"];
        };
        OutgoingMailDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Kind of the mail: subject and recipient.
             * @example contact.staff
             */
            kind: string;
            /** @example ana@example.com */
            recipient: string;
            /** @enum {string} */
            language: "hr" | "en";
            /** @enum {string} */
            state: "queued" | "failed" | "sent" | "kept" | "givenUp";
            /**
             * Format: int32
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description Time of the next attempt; null if there is none.
             */
            nextAttemptAt: string | null;
            lastError: string | null;
            /** Format: date-time */
            sentAt: string | null;
        };
        OutgoingMailsPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["OutgoingMailDto"][];
            /**
             * Format: int32
             * @description Number of mails waiting to be sent.
             * @example 0
             */
            waiting: number;
            /**
             * Format: int32
             * @description Number of permanently failed mails.
             * @example 0
             */
            givenUp: number;
            /** @description True if mails are stored as files, because there is no mail server. */
            keptAsFiles: boolean;
        };
        OutgoingMailDetailsDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Kind of the mail: subject and recipient.
             * @example contact.staff
             */
            kind: string;
            /** @example ana@example.com */
            recipient: string;
            /** @enum {string} */
            language: "hr" | "en";
            /** @enum {string} */
            state: "queued" | "failed" | "sent" | "kept" | "givenUp";
            /**
             * Format: int32
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description Time of the next attempt; null if there is none.
             */
            nextAttemptAt: string | null;
            lastError: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** @example <01936d2e-7c1b-7000-8000-000000000000@example.com> */
            messageId: string;
            /** @description Subject line; null, like the text, if the subject of the mail was deleted. */
            subject: string | null;
            text: string | null;
            replyTo: string | null;
        };
        NewsletterIssueItemDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** @example Proljeće u centrima */
            titleHr: string;
            /** @example Spring in our centres */
            titleEn: string;
            /** @enum {string} */
            status: "draft" | "starting" | "scheduled" | "sending" | "paused" | "sent";
            /** Format: date-time */
            scheduledAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
        };
        NewsletterIssuesPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["NewsletterIssueItemDto"][];
        };
        IssueTextsDto: {
            titleHr: string;
            /** @description Markdown. */
            textHr: string;
            titleEn: string;
            /** @description Markdown. */
            textEn: string;
        };
        IssueTestsDto: {
            /** Format: date-time */
            hr: string | null;
            /** Format: date-time */
            en: string | null;
        };
        IssueAudienceDto: {
            /**
             * Format: int32
             * @example 120
             */
            hr: number;
            /**
             * Format: int32
             * @example 34
             */
            en: number;
        };
        IssueProgressDto: {
            /**
             * Format: int32
             * @description Number of recipients when sending started.
             * @example 154
             */
            expected: number;
            /**
             * Format: int32
             * @example 100
             */
            sent: number;
            /**
             * Format: int32
             * @description Number of mails that are queued or will be retried.
             * @example 50
             */
            waiting: number;
            /**
             * Format: int32
             * @description Number of permanently failed mails.
             * @example 1
             */
            givenUp: number;
            /**
             * Format: int32
             * @description Number of recipients who unsubscribed before their mail was sent.
             * @example 3
             */
            skipped: number;
        };
        NewsletterIssueDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /** @example Proljeće u centrima */
            titleHr: string;
            /** @example Spring in our centres */
            titleEn: string;
            /** @enum {string} */
            status: "draft" | "starting" | "scheduled" | "sending" | "paused" | "sent";
            /** Format: date-time */
            scheduledAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /**
             * Format: int32
             * @example 4
             */
            version: number;
            /** @description Markdown. */
            textHr: string;
            /** @description Markdown. */
            textEn: string;
            /**
             * Format: date-time
             * @description Time of the last change of its texts.
             */
            savedAt: string;
            /** @description Time of the last test mail, by language. */
            testedAt: components["schemas"]["IssueTestsDto"];
            /** @description Languages with title and text, in which it is sent. */
            languages: ("hr" | "en")[];
            /** @description Current number of subscribers, by language. */
            audience: components["schemas"]["IssueAudienceDto"];
            progress: components["schemas"]["IssueProgressDto"];
        };
        IssuePreviewDto: {
            /** @example Spring in our centres */
            subject: string;
            /** @description Plain-text version. */
            text: string;
        };
        IssueTestDto: {
            /** @enum {string} */
            language: "hr" | "en";
        };
        IssueScheduleDto: {
            /**
             * Format: date-time
             * @description Time of sending.
             */
            at: string;
        };
        CreateSubscriberImportDto: {
            /** @description Table with at most 20000 rows, separated by commas, semicolons or tabs. Bodies above 100 kB are rejected: upload such a file on the page. */
            csv: string;
            /**
             * @description Language of rows without one.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * @description Source of the addresses, stored with each.
             * @example Sajam u Zagrebu, svibanj 2026.
             */
            origin: string;
        };
        ImportFaultDto: {
            /**
             * Format: int32
             * @description Number of the line in the file.
             * @example 7
             */
            line: number;
            /** @description Address as written. */
            email: string;
            /** @enum {string} */
            fault: "missingAddress" | "invalidAddress" | "unknownLanguage" | "duplicate";
            /**
             * @description Language as written, if it is unknown.
             * @example de
             */
            language: string | null;
            /**
             * Format: int32
             * @description Line of the first row with the same address.
             */
            duplicateOf: number | null;
        };
        SubscriberImportDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description Time at which the import and its rows are deleted.
             */
            expiresAt: string;
            /** @description Header of the table; empty if it has none. */
            headings: string[];
            /** @description First rows. */
            sample: string[][];
            /**
             * Format: int32
             * @description Null until the column of the addresses is chosen.
             */
            emailColumn: number | null;
            /** Format: int32 */
            languageColumn: number | null;
            /** @description Numbers of rows by the result of the check; `blocked` are unsubscribed, suppressed and erased addresses. */
            counts?: {
                /** Format: int32 */
                new: number;
                /** Format: int32 */
                known: number;
                /** Format: int32 */
                blocked: number;
                /** Format: int32 */
                missingAddress: number;
                /** Format: int32 */
                invalidAddress: number;
                /** Format: int32 */
                unknownLanguage: number;
                /** Format: int32 */
                duplicate: number;
            };
            /** @description First faulty rows. */
            faults: components["schemas"]["ImportFaultDto"][];
            /** Format: date-time */
            sentAt: string | null;
            /**
             * Format: int32
             * @description Number of addresses that were asked to confirm.
             */
            added: number | null;
        };
        ImportColumnsDto: {
            /**
             * Format: int32
             * @description Column of the addresses, from 0.
             */
            emailColumn: number;
            /**
             * Format: int32
             * @description Column of the languages; null or absent for none.
             */
            languageColumn?: number | null;
        };
        SendImportDto: {
            /**
             * Format: int32
             * @description Number of new addresses that the check found.
             */
            confirmations: number;
        };
        OwnDataRequestDto: {
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
        };
        OwnDataLinkDto: {
            token: string;
        };
        OwnConsentDto: {
            /** @enum {string} */
            step: "subscribed" | "confirmed" | "imported";
            /** @description Consent text as shown; for an import, its source. */
            text: string;
            /** @enum {string} */
            language: "hr" | "en";
            /** Format: date-time */
            recordedAt: string;
        };
        OwnSubscriptionDto: {
            /** @enum {string} */
            state: "subscribed" | "pending" | "unsubscribed" | "suppressed";
            /** @enum {string} */
            language: "hr" | "en";
            /** Format: date-time */
            subscribedAt: string;
            /** Format: date-time */
            confirmedAt: string | null;
            /** Format: date-time */
            unsubscribedAt: string | null;
            consents: components["schemas"]["OwnConsentDto"][];
            /**
             * Format: int32
             * @description Number of newsletter issues sent.
             */
            issues: number;
        };
        OwnMessageDto: {
            /** @enum {string} */
            kind: "contact" | "franchise" | "appointment" | "booking";
            /** Format: date-time */
            sentAt: string;
        };
        OwnDataDto: {
            /** @example ana@example.com */
            email: string;
            /** Format: date-time */
            readAt: string;
            subscription: components["schemas"]["OwnSubscriptionDto"] | null;
            /** @description Messages, newest first; their content is only handed out by staff. */
            messages: components["schemas"]["OwnMessageDto"][];
            /**
             * Format: int32
             * @description Number of records of mails to the address.
             */
            mails: number;
            /** @description True if a hash of the address is stored to prevent further mails. */
            forgotten: boolean;
        };
        OwnErasureDto: {
            /** @description Numbers of erased rows by table. */
            erased: {
                [key: string]: number;
            };
            /** @description Remaining data. */
            remaining: components["schemas"]["OwnDataDto"];
        };
        PersonDto: {
            /**
             * Format: email
             * @example ana@example.com
             */
            email?: string;
            /** @example +385 91 234 5678 */
            phone?: string;
        };
        HoldingsDto: {
            /** @example ana@example.com */
            email: string | null;
            /** @example +385 91 234 5678 */
            phone: string | null;
            /** @description Numbers of rows by table, and of mail files. */
            held: {
                [key: string]: number;
            };
            /** @description Other addresses of these leads: of merged ones, or of the same telephone number. */
            otherAddresses: string[];
            /** @description True if a hash of the address is stored to prevent further mails. */
            forgotten: boolean;
        };
        PersonalDataDto: {
            /** @example ana@example.com */
            email: string | null;
            /** @example +385 91 234 5678 */
            phone: string | null;
            /** @description Numbers of rows by table, and of mail files. */
            held: {
                [key: string]: number;
            };
            /** @description Other addresses of these leads: of merged ones, or of the same telephone number. */
            otherAddresses: string[];
            /** @description True if a hash of the address is stored to prevent further mails. */
            forgotten: boolean;
            /** Format: date-time */
            exportedAt: string;
            /** @description Stored rows by table, and mail files. */
            data: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        ErasureDto: {
            /** @description Numbers of erased rows by table, and of mail files. */
            erased: {
                [key: string]: number;
            };
        };
        SettingValuesDto: {
            /** @example Biorezonanca */
            senderName?: string;
            /**
             * Format: email
             * @example info@example.com
             */
            senderEmail?: string;
            /**
             * @description Recipients of leads without a location, separated by commas.
             * @example ana@example.com, iva@example.com
             */
            staffEmails?: string;
            /**
             * @description Slug of the location of contact messages whose sender chose none. By default none.
             * @example zagreb
             */
            messageLocation?: string;
            /**
             * @description Hours of digests in Europe/Zagreb, separated by commas.
             * @example 7, 13
             */
            digestHours?: string;
            /**
             * @description Working days within which pages promise an answer to contact messages, 1 to 10.
             * @example 1
             */
            answerDays?: string;
            /**
             * @description Likewise for franchise inquiries. By default as for messages.
             * @example 1
             */
            franchiseAnswerDays?: string;
            /**
             * @description Likewise for appointment requests. By default as for messages.
             * @example 1
             */
            requestAnswerDays?: string;
            /**
             * @description Working days of the location from today to the first day that a visitor may request, 0 to 10. 0 is today, up to an hour before closing.
             * @example 1
             */
            earliestDay?: string;
            /**
             * @description Hours from now to the first free time that a visitor may book, 0 to 168.
             * @example 12
             */
            bookingLeadHours?: string;
            /**
             * @description Days from today to the last one that a visitor may book, 1 to 365.
             * @example 60
             */
            bookingDays?: string;
            /**
             * @description Minutes between two starts that a visitor may book: 5, 10, 15, 20, 30 or 60.
             * @example 30
             */
            bookingStep?: string;
            /**
             * @description Hours before a visit until which clients may cancel it by their link, 0 to 168.
             * @example 24
             */
            bookingCancelHours?: string;
            /**
             * @description Whether clients who came are invited to write a review: `on`, by default `off`.
             * @example off
             */
            reviewInvitations?: string;
            /**
             * @description Hours from a visit to that invitation, 0 to 168; at night it waits until the morning.
             * @example 24
             */
            reviewDelayHours?: string;
            /**
             * @description Whether pages ask about cookies: `always`, or by default only if `needed` for a tag manager.
             * @example needed
             */
            consentBanner?: string;
            /**
             * @description Whether administrators must set up two-factor authentication; by default they must.
             * @example required
             */
            secondFactorOfAdmins?: string;
            /**
             * @description Whether staff must set up two-factor authentication; by default they need not.
             * @example required
             */
            secondFactorOfStaff?: string;
            /**
             * @description Whether editors must set up two-factor authentication; by default they need not.
             * @example required
             */
            secondFactorOfEditors?: string;
            /**
             * @description Days for setting up two-factor authentication where it is required, 0 to 30.
             * @example 7
             */
            secondFactorGraceDays?: string;
            /**
             * @description Retention period of contact messages, from the last activity.
             * @example 2 years
             */
            contactMessages?: string;
            /**
             * @description Retention period of franchise inquiries, from the last activity.
             * @example 2 years
             */
            franchiseInquiries?: string;
            /**
             * @description Retention period of appointment requests, from the last activity.
             * @example 2 years
             */
            appointmentRequests?: string;
            /**
             * @description Retention period of bookings, from the visit or the last activity.
             * @example 2 years
             */
            bookings?: string;
            /**
             * @description Retention period of leads in the trash or spam box, from the last activity.
             * @example 2 years
             */
            discardedLeads?: string;
            /**
             * @description Retention period of ended subscriptions.
             * @example 2 years
             */
            endedSubscriptions?: string;
            /**
             * @description Retention period of unconfirmed subscriptions.
             * @example 2 years
             */
            unconfirmedSubscriptions?: string;
            /**
             * @description Retention period of proofs of cookie consent.
             * @example 2 years
             */
            consentProofs?: string;
            /**
             * @description Retention period of mails, from sending or permanent failure.
             * @example 2 years
             */
            mails?: string;
        };
        SettingsDto: {
            /**
             * Format: int32
             * @example 4
             */
            version: number;
            /** @description Values of the owner. */
            values: components["schemas"]["SettingValuesDto"];
            /** @description Default values. */
            defaults: components["schemas"]["SettingValuesDto"];
            /**
             * @description Settings overridden by environment variables, with the name of the variable.
             * @example {
             *       "senderName": "MAIL_FROM",
             *       "senderEmail": "MAIL_FROM"
             *     }
             */
            setBy: {
                [key: string]: string;
            };
        };
        ConfirmedSettingValuesDto: {
            /** @example Biorezonanca */
            senderName?: string;
            /**
             * Format: email
             * @example info@example.com
             */
            senderEmail?: string;
            /**
             * @description Recipients of leads without a location, separated by commas.
             * @example ana@example.com, iva@example.com
             */
            staffEmails?: string;
            /**
             * @description Slug of the location of contact messages whose sender chose none. By default none.
             * @example zagreb
             */
            messageLocation?: string;
            /**
             * @description Hours of digests in Europe/Zagreb, separated by commas.
             * @example 7, 13
             */
            digestHours?: string;
            /**
             * @description Working days within which pages promise an answer to contact messages, 1 to 10.
             * @example 1
             */
            answerDays?: string;
            /**
             * @description Likewise for franchise inquiries. By default as for messages.
             * @example 1
             */
            franchiseAnswerDays?: string;
            /**
             * @description Likewise for appointment requests. By default as for messages.
             * @example 1
             */
            requestAnswerDays?: string;
            /**
             * @description Working days of the location from today to the first day that a visitor may request, 0 to 10. 0 is today, up to an hour before closing.
             * @example 1
             */
            earliestDay?: string;
            /**
             * @description Hours from now to the first free time that a visitor may book, 0 to 168.
             * @example 12
             */
            bookingLeadHours?: string;
            /**
             * @description Days from today to the last one that a visitor may book, 1 to 365.
             * @example 60
             */
            bookingDays?: string;
            /**
             * @description Minutes between two starts that a visitor may book: 5, 10, 15, 20, 30 or 60.
             * @example 30
             */
            bookingStep?: string;
            /**
             * @description Hours before a visit until which clients may cancel it by their link, 0 to 168.
             * @example 24
             */
            bookingCancelHours?: string;
            /**
             * @description Whether clients who came are invited to write a review: `on`, by default `off`.
             * @example off
             */
            reviewInvitations?: string;
            /**
             * @description Hours from a visit to that invitation, 0 to 168; at night it waits until the morning.
             * @example 24
             */
            reviewDelayHours?: string;
            /**
             * @description Whether pages ask about cookies: `always`, or by default only if `needed` for a tag manager.
             * @example needed
             */
            consentBanner?: string;
            /**
             * @description Whether administrators must set up two-factor authentication; by default they must.
             * @example required
             */
            secondFactorOfAdmins?: string;
            /**
             * @description Whether staff must set up two-factor authentication; by default they need not.
             * @example required
             */
            secondFactorOfStaff?: string;
            /**
             * @description Whether editors must set up two-factor authentication; by default they need not.
             * @example required
             */
            secondFactorOfEditors?: string;
            /**
             * @description Days for setting up two-factor authentication where it is required, 0 to 30.
             * @example 7
             */
            secondFactorGraceDays?: string;
            /**
             * @description Retention period of contact messages, from the last activity.
             * @example 2 years
             */
            contactMessages?: string;
            /**
             * @description Retention period of franchise inquiries, from the last activity.
             * @example 2 years
             */
            franchiseInquiries?: string;
            /**
             * @description Retention period of appointment requests, from the last activity.
             * @example 2 years
             */
            appointmentRequests?: string;
            /**
             * @description Retention period of bookings, from the visit or the last activity.
             * @example 2 years
             */
            bookings?: string;
            /**
             * @description Retention period of leads in the trash or spam box, from the last activity.
             * @example 2 years
             */
            discardedLeads?: string;
            /**
             * @description Retention period of ended subscriptions.
             * @example 2 years
             */
            endedSubscriptions?: string;
            /**
             * @description Retention period of unconfirmed subscriptions.
             * @example 2 years
             */
            unconfirmedSubscriptions?: string;
            /**
             * @description Retention period of proofs of cookie consent.
             * @example 2 years
             */
            consentProofs?: string;
            /**
             * @description Retention period of mails, from sending or permanent failure.
             * @example 2 years
             */
            mails?: string;
            /**
             * @description Periods that become shorter, by their names; several with commas.
             * @example contactMessages:1 year,mails:30 days
             */
            confirmed?: string;
        };
        TestMessageDto: {
            /**
             * @description Outcome; `kept`: stored as a file, because there is no mail server.
             * @enum {string}
             */
            outcome: "sent" | "kept" | "failed";
            /**
             * @description E-mail address of the signed-in user.
             * @example ana@example.com
             */
            recipient: string;
            reason: string | null;
        };
        NewsletterSubscriberItemDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            subscribedAt: string;
            email: string;
            /**
             * @description Language of the newsletter.
             * @enum {string}
             */
            language: "hr" | "en";
            /** @description Consent text. */
            consentText: string;
            /** @enum {string} */
            state: "subscribed" | "pending" | "unsubscribed" | "suppressed";
            /** Format: date-time */
            confirmedAt: string | null;
            /** Format: date-time */
            unsubscribedAt: string | null;
            /** Format: date-time */
            suppressedAt: string | null;
        };
        NewsletterSubscribersPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["NewsletterSubscriberItemDto"][];
        };
        SubscriberIdsDto: {
            ids: string[];
        };
        UnsubscribedDto: {
            /**
             * Format: int32
             * @description Number of ended subscriptions.
             * @example 2
             */
            unsubscribed: number;
        };
        SuppressedDto: {
            /**
             * Format: int32
             * @description Number of changed addresses.
             * @example 2
             */
            changed: number;
        };
        LeadPayload: {
            /** Format: uuid */
            id: string;
            /**
             * @description Form of the lead.
             * @enum {string}
             */
            kind: "contact" | "franchise" | "appointment" | "booking";
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "booked" | "noShow";
            location: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /** Format: date-time */
            receivedAt: string;
        };
        ContactReceivedMessage: {
            /** @enum {string} */
            type: "contact.received";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        AppointmentReceivedMessage: {
            /** @enum {string} */
            type: "appointment.received";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        BookingCreatedMessage: {
            /** @enum {string} */
            type: "booking.created";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        BookingMovedMessage: {
            /** @enum {string} */
            type: "booking.moved";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        BookingCancelledMessage: {
            /** @enum {string} */
            type: "booking.cancelled";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        BookingNoShowMessage: {
            /** @enum {string} */
            type: "booking.no_show";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        FranchiseReceivedMessage: {
            /** @enum {string} */
            type: "franchise.received";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        StatusPayload: {
            /** Format: uuid */
            id: string;
            /**
             * @description Form of the lead.
             * @enum {string}
             */
            kind: "contact" | "franchise" | "appointment" | "booking";
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "booked" | "noShow";
            location: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /** Format: date-time */
            receivedAt: string;
            /** @enum {string} */
            previousStatus: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "booked" | "noShow";
        };
        LeadStatusChangedMessage: {
            /** @enum {string} */
            type: "lead.status_changed";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["StatusPayload"];
        };
        OverduePayload: {
            /** Format: uuid */
            id: string;
            /**
             * @description Form of the lead.
             * @enum {string}
             */
            kind: "contact" | "franchise" | "appointment" | "booking";
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "booked" | "noShow";
            location: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string}
             */
            language: "hr" | "en";
            /** Format: date-time */
            receivedAt: string;
            /**
             * Format: date-time
             * @description Time by which its sender was promised an answer.
             */
            dueAt: string;
        };
        LeadOverdueMessage: {
            /** @enum {string} */
            type: "lead.overdue";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["OverduePayload"];
        };
        SubscriberPayload: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "hr" | "en";
            /**
             * Format: date-time
             * @description Time of confirmation; null if the subscriber is no longer confirmed.
             */
            confirmedAt: string | null;
        };
        SubscriberConfirmedMessage: {
            /** @enum {string} */
            type: "subscriber.confirmed";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["SubscriberPayload"];
        };
        TestPayload: Record<string, never>;
        WebhookTestMessage: {
            /** @enum {string} */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description Time of the event, by which messages can be ordered.
             */
            timestamp: string;
            data: components["schemas"]["TestPayload"];
        };
        WebhookDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @example 1
             */
            version: number;
            /** @example https://example.com/webhooks/biorezonanca */
            url: string;
            description: string | null;
            events: ("contact.received" | "appointment.received" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.no_show" | "franchise.received" | "lead.status_changed" | "lead.overdue" | "subscriber.confirmed")[];
            /** @description True if events are sent to it. */
            enabled: boolean;
            /**
             * @description Reason for disabling; `gone`: it answered 410; `failing`: it accepted no message for three days.
             * @enum {string|null}
             */
            disabledBecause: "owner" | "gone" | "failing" | null;
            /** Format: date-time */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Time of the first consecutive failure; null after a success.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Time until which the previous secret also signs; null if there is none.
             */
            previousSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhooksDto: {
            items: components["schemas"]["WebhookDto"][];
        };
        WebhookValuesDto: {
            /** @example https://example.com/webhooks/biorezonanca */
            url: string;
            /** @example CRM */
            description?: string;
            events: ("contact.received" | "appointment.received" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.no_show" | "franchise.received" | "lead.status_changed" | "lead.overdue" | "subscriber.confirmed")[];
        };
        NewWebhookDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @example 1
             */
            version: number;
            /** @example https://example.com/webhooks/biorezonanca */
            url: string;
            description: string | null;
            events: ("contact.received" | "appointment.received" | "booking.created" | "booking.moved" | "booking.cancelled" | "booking.no_show" | "franchise.received" | "lead.status_changed" | "lead.overdue" | "subscriber.confirmed")[];
            /** @description True if events are sent to it. */
            enabled: boolean;
            /**
             * @description Reason for disabling; `gone`: it answered 410; `failing`: it accepted no message for three days.
             * @enum {string|null}
             */
            disabledBecause: "owner" | "gone" | "failing" | null;
            /** Format: date-time */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Time of the first consecutive failure; null after a success.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Time until which the previous secret also signs; null if there is none.
             */
            previousSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Signing secret of Standard Webhooks. Not shown again.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        WebhookSecretDto: {
            /**
             * @description Signing secret of Standard Webhooks. Not shown again.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        WebhookAttemptDto: {
            /**
             * Format: int32
             * @example 1
             */
            number: number;
            /**
             * Format: date-time
             * @description Time of the end of the attempt.
             */
            at: string;
            /**
             * Format: int32
             * @description Status of the response; null if there was none.
             * @example 200
             */
            status: number | null;
            /**
             * @description Reason of the failure; null after a success.
             * @enum {string|null}
             */
            fault: "status" | "redirect" | "timeout" | "hostUnknown" | "addressRefused" | "connection" | "certificate" | "protocol" | "secretLost" | null;
            /**
             * Format: int32
             * @description Duration in milliseconds.
             * @example 120
             */
            milliseconds: number;
            /**
             * Format: date-time
             * @description Planned time of the next attempt.
             */
            nextAttemptAt: string | null;
        };
        WebhookDeliveryDetailsDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description `webhook-id` of every attempt.
             * @example msg_01936d2e-7c1b-7000-8000-000000000000
             */
            messageId: string;
            /** @example contact.received */
            type: string;
            /** @enum {string} */
            state: "queued" | "failed" | "delivered" | "givenUp";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: int32
             * @example 1
             */
            attempts: number;
            /** Format: date-time */
            lastAttemptAt: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt; null if there is none.
             */
            nextAttemptAt: string | null;
            /**
             * Format: int32
             * @description Status of the last response; null if there was none.
             * @example 200
             */
            status: number | null;
            /**
             * @description Reason why the last attempt failed; null after a success.
             * @enum {string|null}
             */
            fault: "status" | "redirect" | "timeout" | "hostUnknown" | "addressRefused" | "connection" | "certificate" | "protocol" | "secretLost" | null;
            /**
             * Format: int32
             * @description Duration of the last attempt in milliseconds.
             * @example 120
             */
            milliseconds: number | null;
            /** @description Exact body of the message. */
            body: string;
            answer: string | null;
            /** @description Attempts, newest first. */
            log: components["schemas"]["WebhookAttemptDto"][];
        };
        WebhookDeliveryDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description `webhook-id` of every attempt.
             * @example msg_01936d2e-7c1b-7000-8000-000000000000
             */
            messageId: string;
            /** @example contact.received */
            type: string;
            /** @enum {string} */
            state: "queued" | "failed" | "delivered" | "givenUp";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: int32
             * @example 1
             */
            attempts: number;
            /** Format: date-time */
            lastAttemptAt: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt; null if there is none.
             */
            nextAttemptAt: string | null;
            /**
             * Format: int32
             * @description Status of the last response; null if there was none.
             * @example 200
             */
            status: number | null;
            /**
             * @description Reason why the last attempt failed; null after a success.
             * @enum {string|null}
             */
            fault: "status" | "redirect" | "timeout" | "hostUnknown" | "addressRefused" | "connection" | "certificate" | "protocol" | "secretLost" | null;
            /**
             * Format: int32
             * @description Duration of the last attempt in milliseconds.
             * @example 120
             */
            milliseconds: number | null;
        };
        WebhookDeliveriesPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            /** @description Deliveries, newest first. */
            items: components["schemas"]["WebhookDeliveryDto"][];
        };
        SentMessageDto: {
            name: string;
            email: string;
            phone: string | null;
            /** @description Slug. */
            subject: string;
            /** @description Name when the lead was received. */
            subjectName: {
                hr: string;
                en: string;
            };
            message: string;
        };
        SentInquiryDto: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            preferredLocation: string;
            previousExperience: string | null;
            additionalInformation: string | null;
        };
        SentRequestDto: {
            name: string;
            email: string | null;
            phone: string | null;
            service: string;
            wishes: {
                /** Format: date */
                date: string;
                /** @enum {string} */
                partOfDay: "any" | "morning" | "afternoon" | "evening";
            }[];
            /** @enum {string} */
            forWhom: "self" | "child" | "pet";
            note: string | null;
        };
        LeadDto: {
            /**
             * @description Form of the lead.
             * @enum {string}
             */
            kind: "contact" | "franchise" | "appointment" | "booking";
            /** Format: uuid */
            id: string;
            /**
             * @description `merged`: merged into another lead of the same person. `spam`, `trashed`: returned without content; delete your copy until it is `active` again. `erased`: deleted permanently.
             * @enum {string}
             */
            state: "active" | "merged" | "spam" | "trashed" | "erased";
            /**
             * @description Null for an erased lead.
             * @enum {string|null}
             */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "booked" | "noShow" | null;
            /**
             * Format: int32
             * @description Incremented by every change; in quotation marks, the ETag. Null for an erased lead.
             * @example 3
             */
            version: number | null;
            /**
             * Format: date-time
             * @description Null for an erased lead.
             */
            receivedAt: string | null;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Time of the first answer to the sender.
             */
            firstAnsweredAt: string | null;
            /**
             * @description Language in which the sender used the site.
             * @enum {string|null}
             */
            language: "hr" | "en" | null;
            location: string | null;
            /**
             * Format: uuid
             * @description Id of the lead that it was merged into.
             */
            mergedIntoId: string | null;
            /** @description Fields of kind `contact`, while `active` or `merged`. */
            contact: components["schemas"]["SentMessageDto"] | null;
            /** @description Fields of kind `franchise`, while `active` or `merged`. */
            franchise: components["schemas"]["SentInquiryDto"] | null;
            /** @description Fields of kind `appointment`, while `active` or `merged`. */
            appointment: components["schemas"]["SentRequestDto"] | null;
            /** @description Fields of kind `booking`, while `active` or `merged`. */
            booking: components["schemas"]["SentBookingDto"] | null;
        };
        LeadsPageDto: {
            /** @description True if the next page is available now. Otherwise poll later with `nextCursor`. */
            hasMore: boolean;
            /** @description Position after this page. Store it after the items. */
            nextCursor: string;
            /** @description Leads, the oldest change first. */
            items: components["schemas"]["LeadDto"][];
        };
        SubscriberDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description Send only to `subscribed` addresses. `erased` subscribers are deleted permanently.
             * @enum {string}
             */
            state: "subscribed" | "pending" | "unsubscribed" | "suppressed" | "erased";
            email: string | null;
            /**
             * @description Null for an erased subscriber.
             * @enum {string|null}
             */
            language: "hr" | "en" | null;
            /**
             * Format: date-time
             * @description Null for an erased subscriber.
             */
            subscribedAt: string | null;
            /** Format: date-time */
            confirmedAt: string | null;
            /** Format: date-time */
            unsubscribedAt: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        SubscribersPageDto: {
            /** @description True if the next page is available now. Otherwise poll later with `nextCursor`. */
            hasMore: boolean;
            /** @description Position after this page. Store it after the items. */
            nextCursor: string;
            /** @description Subscribers, the oldest change first. */
            items: components["schemas"]["SubscriberDto"][];
        };
        SearchResultDto: {
            /** @enum {string} */
            type: "person" | "lead" | "note" | "reply" | "subscriber" | "content";
            /**
             * @description Path of the page in the admin.
             * @example /admin/inbox?view=all&search=ana
             */
            address: string;
            /** @example Ana Horvat */
            title: string;
            /** @description Text in which the search was found, or the beginning of the message. */
            text: string | null;
            /**
             * @description Kind of the lead or content, in the language of the request.
             * @example Poruka
             */
            kind: string;
            status: string | null;
            /**
             * Format: date-time
             * @description Time of receipt, of the note or reply, or of the subscription.
             */
            at: string | null;
            /**
             * Format: int32
             * @description Number of leads of a person; null for other results.
             */
            leads: number | null;
        };
        StaffSearchDto: {
            /** @description The first results of each type, grouped by type. */
            results: components["schemas"]["SearchResultDto"][];
            /** @description True if leads are only similar to the search, because none contains it. */
            isApproximate: boolean;
        };
        AuditEventDto: {
            /** @description Increasing id. */
            id: string;
            /** Format: date-time */
            at: string;
            actor: string | null;
            actorName: string | null;
            /** @example user.role_changed */
            action: string;
            subjectKind: string | null;
            subjectId: string | null;
            subject: string | null;
            details: {
                [key: string]: unknown;
            };
        };
        AuditEventsPageDto: {
            /**
             * Format: int32
             * @example 1
             */
            page: number;
            /**
             * Format: int32
             * @example 25
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items on all pages, as far as they were counted.
             * @example 60
             */
            total: number;
            /** @description True when there are more items than `total`. */
            totalIsCapped: boolean;
            /** @description Events, newest first. */
            items: components["schemas"]["AuditEventDto"][];
        };
        AuditVerificationDto: {
            intact: boolean;
            /**
             * Format: int32
             * @description Number of verified rows.
             */
            rows: number;
            /** @description Hash of the last verified row. */
            head: string;
            fault: ("changed" | "misplaced" | "unsealed" | "cut" | "added" | "rewritten" | "forgotten") | null;
            brokenId: string | null;
        };
        CodeSignInDto: {
            /** @example ana@example.com */
            email: string;
            /** Format: password */
            password: string;
            /** @description Code of the app, or a recovery code; required with two-factor authentication. */
            code?: string;
        };
        SessionDto: {
            /** @example ana@example.com */
            email: string;
            /** @description Name shown to colleagues, else the e-mail address. */
            name: string;
            /** @enum {string} */
            role: "admin" | "staff" | "editor";
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[] | null;
            /** @description True if the password must be changed before anything else. */
            mustChangePassword: boolean;
            /** @description True if a change of the password needs the current one; false for ten minutes after a sign-in with a one-time password. */
            mustConfirmPassword: boolean;
            /** @description Instant from which two-factor authentication is required; null if it is set up or not required. */
            secondFactorDueAt: string | null;
            /** @description True if two-factor authentication must be set up before anything else. */
            mustSetUpSecondFactor: boolean;
        };
        CodeDto: {
            /** @example 123456 */
            code: string;
        };
        AccountDto: {
            email: string;
            name: string | null;
            /** @enum {string} */
            role: "admin" | "staff" | "editor";
            passwordSetAt: string | null;
            /**
             * @description Mail notifications of new leads.
             * @enum {string}
             */
            leadsByMail: "none" | "atOnce" | "digest";
            secondFactor: boolean;
            /** @description True if the role requires two-factor authentication. */
            secondFactorRequired: boolean;
            /**
             * Format: int32
             * @description Number of unused recovery codes.
             */
            recoveryCodesLeft: number;
        };
        NameDto: {
            /** @description Name shown to colleagues; the e-mail address if empty. */
            name: string;
        };
        LeadsByMailDto: {
            /** @enum {string} */
            leadsByMail: "none" | "atOnce" | "digest";
        };
        ChangePasswordDto: {
            /**
             * Format: password
             * @description Required unless `mustConfirmPassword` of the session is false.
             */
            currentPassword?: string;
            /** Format: password */
            newPassword: string;
        };
        ConfirmPasswordDto: {
            /** Format: password */
            password: string;
        };
        EnrolmentDto: {
            /** @description Secret in Base32, for manual entry in the app. */
            secret: string;
            /** @description URI `otpauth://`, which opens the app on the same device. */
            uri: string;
            /** @description QR code of the URI, as SVG. */
            qrSvg: string;
        };
        ConfirmCodeDto: {
            /** @example 123456 */
            code: string;
        };
        RecoveryCodesDto: {
            /** @description Single-use codes in place of the app. Not shown again. */
            recoveryCodes: string[];
        };
        OwnSessionDto: {
            /** @description Id of the session; cannot be used to sign in. */
            id: string;
            /** Format: date-time */
            begunAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description True for the current session. */
            current: boolean;
            browser: string | null;
            system: string | null;
        };
        OwnSessionsDto: {
            /** @description Sessions, newest first. */
            items: components["schemas"]["OwnSessionDto"][];
        };
        EndSessionsDto: {
            /** Format: password */
            password: string;
            session: string;
        };
        AcceptInvitationDto: {
            token: string;
            /** @description Name of the user. If absent, the name entered by the inviter; if empty, none. */
            name?: string;
            /** Format: password */
            password: string;
        };
        ForgottenPasswordDto: {
            /** @example ana@example.com */
            email: string;
        };
        UserDto: {
            /** Format: uuid */
            id: string;
            /** @example ana@example.com */
            email: string;
            name: string | null;
            /** @enum {string} */
            role: "admin" | "staff" | "editor";
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[] | null;
            /**
             * @description State of the user; `invited` users have no password.
             * @enum {string}
             */
            state: "active" | "invited" | "disabled";
            /** @description True if two-factor authentication is enabled. */
            secondFactor: boolean;
            /** @description Instant from which the user must set up two-factor authentication; null if it is set up or not required, and before the grace period begins with a sign-in. */
            secondFactorDueAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        UsersDto: {
            /** @description Users, sorted by e-mail address. */
            items: components["schemas"]["UserDto"][];
        };
        InviteDto: {
            /** @enum {string} */
            role: "admin" | "staff" | "editor";
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            name?: string;
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations?: string[] | null;
        };
        InvitationLinkDto: {
            /** Format: uuid */
            userId: string;
            /** @description Single-use link to choose a password. Not shown again. */
            link: string;
            /** Format: date-time */
            expiresAt: string;
        };
        RoleDto: {
            /** @enum {string} */
            role: "admin" | "staff" | "editor";
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location. Required when a user becomes staff; other roles have none.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations?: string[] | null;
        };
        LocationsDto: {
            /**
             * @description Slugs of the locations whose leads are visible; null for all, also those without a location.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[] | null;
        };
        ResetDto: {
            /** @description Also removes the second factor, if the app and the recovery codes are lost. */
            removeSecondFactor?: boolean;
        };
    };
    responses: {
        /** @description Malformed request: the body is not JSON, or a header or the path is invalid. */
        BadRequest: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "bad_request" | "malformed_json";
                };
            };
        };
        /** @description Not signed in. */
        Unauthorized: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "unauthorized" | "key.missing" | "key.invalid" | "key.expired" | "key.revoked" | "session.sign_in_failed" | "session.second_factor_required" | "session.second_factor_failed" | "session.one_time_password_expired";
                };
            };
        };
        /** @description Missing permission, or cross-site request of a browser. */
        Forbidden: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "forbidden" | "cross_origin" | "key.scope_missing" | "account.password_change_required" | "account.second_factor_required";
                };
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "not_found" | "newsletter.link_unknown" | "own_data.link_unknown" | "invitation.invalid" | "lead.not_found" | "reply.file_not_found" | "booking.link_unknown" | "review.link_unknown" | "absence.not_found" | "content.not_found" | "picture.not_found" | "issue.not_found" | "mail.not_found" | "webhook.not_found";
                };
            };
        };
        /** @description Conflict with the stored state. */
        Conflict: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "newsletter.already_subscribed" | "newsletter.suppressed" | "newsletter.link_used" | "own_data.no_subscription" | "second_factor.not_pending" | "second_factor.off" | "second_factor.required" | "user.exists" | "user.last_administrator" | "user.not_bindable" | "lead.move_not_allowed" | "lead.follow_up_not_allowed" | "lead.visit_ahead" | "lead.undo_not_allowed" | "lead.merge_not_allowed" | "lead.merge_elsewhere" | "lead.assignee_elsewhere" | "lead.erasure_not_allowed" | "reply.not_possible" | "reply.replied_meanwhile" | "reply.sent" | "booking.taken" | "booking.room_taken" | "booking.request_booked" | "booking.elsewhere" | "booking.move_not_allowed" | "booking.merge_not_allowed" | "booking.link_used" | "booking.link_late" | "booking.same_time" | "booking.moved_meanwhile" | "booking.move_by_phone" | "waitlist.free" | "waitlist.many" | "content.list_changed" | "content.in_use" | "content.category_in_use" | "content.price_in_use" | "content.page_in_use" | "content.subject_in_use" | "content.offer_in_use" | "content.bookings_in_use" | "picture.in_use" | "issue.wrong_status" | "import.changed_meanwhile" | "mail.not_given_up" | "webhook.disabled" | "webhook.too_many";
                };
            };
        };
        /** @description Gone: the resource has expired. */
        Gone: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "cursor.gone" | "newsletter.link_expired" | "own_data.link_expired" | "booking.link_past" | "import.expired";
                };
            };
        };
        /** @description Changed since the version in `If-Match`. */
        PreconditionFailed: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "lead.changed_meanwhile" | "absence.changed_meanwhile" | "content.changed_meanwhile" | "picture.changed_meanwhile" | "issue.changed_meanwhile" | "settings.changed_meanwhile" | "webhook.changed_meanwhile";
                };
            };
        };
        /** @description Body over 100 kB. */
        PayloadTooLarge: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "payload_too_large";
                };
            };
        };
        /** @description Body is not application/json. */
        UnsupportedMediaType: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "unsupported_media_type";
                };
            };
        };
        /** @description Invalid fields; `errors` lists them. */
        UnprocessableEntity: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "validation" | "idempotency.reused";
                };
            };
        };
        /** @description Missing `If-Match` header with the version that the change is based on. */
        PreconditionRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                };
            };
        };
        /** @description Rate limit exceeded; `Retry-After` contains the seconds to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "too_many_requests";
                };
            };
        };
        /** @description Internal error; it was logged. */
        InternalServerError: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
        /** @description Database unavailable; `Retry-After` contains the seconds to wait. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "unavailable" | "picture.store_unavailable";
                };
            };
        };
    };
    parameters: {
        /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
        lang: "hr" | "en";
        /**
         * @description ETag of a cached response.
         * @example W/"2b-Zm9v"
         */
        "If-None-Match": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Version of the resource.
         * @example W/"2b-Zm9v"
         */
        ETag: string;
        /**
         * @description Seconds to wait before a retry.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description Remaining requests (`r`) in the current window and seconds to its end (`t`), by name of the limit; on rate-limited routes.
         * @example "contact";r=19;t=600
         */
        RateLimit: string;
        /**
         * @description Allowed requests (`q`) per window of seconds (`w`), by name of the limit; on rate-limited routes.
         * @example "contact";q=20;w=600
         */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "health.live": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
        };
    };
    "health.ready": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "metrics.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pictures.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description `unused`: no content shows the picture. */
                usage?: "any" | "unused";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicturesPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pictures.create": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    "alt.hr"?: string;
                    "alt.en"?: string;
                    /** @enum {string} */
                    decorative?: "true";
                    /** @default 50 */
                    focalX?: string;
                    /** @default 50 */
                    focalY?: string;
                    /**
                     * @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log.
                     * @enum {string}
                     */
                    claims?: "confirmed";
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP or AVIF; the last field.
                     */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description The same file was uploaded before. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPictureDto"];
                };
            };
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPictureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Body is not multipart/form-data. */
            415: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "unsupported_media_type";
                    };
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pictures.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pictures.update": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureDescriptionDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pictures.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locations.list": {
        parameters: {
            query?: {
                limit?: number;
                /** @description Cursor of the next page, from the address in the `Link` header of the previous one. */
                cursor?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description Next page, `rel="next"`; absent on the last page. */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapists.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessProfiles.export": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessProfiles.renew": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetAddressDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessProfiles.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "publicSheet.show": {
        parameters: {
            query: {
                /** @description Token of the secret address. */
                token: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contact.submit": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Proof of work required: forms of the site’s own pages must answer the challenge in `Proof-Challenge`. API clients never receive it. */
            428: {
                headers: {
                    "Proof-Challenge"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "inProgress" | "answered" | "closed" | "spam")[];
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessagesPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.export": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "inProgress" | "answered" | "closed" | "spam")[];
                /** @description Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia. */
                delimiter?: "comma" | "semicolon";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.erase": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIdsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.changeAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessagesChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.undoAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoneLeadsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.show": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "inProgress" | "answered" | "closed" | "spam")[];
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageDetailsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.undo": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.addNote": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNoteDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.reply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReplyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedReplyDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.takeBackReply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.reportWriting": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadWritingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritersDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.call": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCallDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.merge": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactMessages.split": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchise.submit": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FranchiseInquiryDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Proof of work required: forms of the site’s own pages must answer the challenge in `Proof-Challenge`. API clients never receive it. */
            428: {
                headers: {
                    "Proof-Challenge"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam")[];
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FranchiseInquiriesPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.export": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam")[];
                /** @description Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia. */
                delimiter?: "comma" | "semicolon";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.erase": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIdsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.changeAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FranchiseInquiriesChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.undoAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoneLeadsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.show": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam")[];
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FranchiseInquiryDetailsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FranchiseInquiryChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.undo": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.addNote": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNoteDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.reply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReplyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedReplyDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.takeBackReply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.reportWriting": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadWritingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritersDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.call": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCallDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.merge": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseInquiries.split": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletter.subscribe": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSubscriptionDto"];
            };
        };
        responses: {
            /** @description Subscription stored, awaiting confirmation. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterLinks.confirm": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLinkDto"];
            };
        };
        responses: {
            /** @description Subscription confirmed. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterLinks.unsubscribe": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterLinkDto"];
            };
        };
        responses: {
            /** @description Subscription ended, now or before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "consent.record": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "consent.reset": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decision reset; pages ask again. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonials.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSummaryDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "posts.find": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ownPages.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPageSummaryDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ownPages.find": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceList.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListRowDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjects.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjectDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointments.submit": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Proof of work required: forms of the site’s own pages must answer the challenge in `Proof-Challenge`. API clients never receive it. */
            428: {
                headers: {
                    "Proof-Challenge"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam")[];
                /** @description Preferred slot on this day. */
                wished?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentRequestsPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.export": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam")[];
                /** @description Preferred slot on this day. */
                wished?: string;
                /** @description Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia. */
                delimiter?: "comma" | "semicolon";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.erase": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIdsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.changeAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentRequestsChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.undoAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoneLeadsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.show": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam")[];
                /** @description Preferred slot on this day. */
                wished?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentRequestDetailsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentRequestChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.undo": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.addNote": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNoteDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.reply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReplyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedReplyDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.takeBackReply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.reportWriting": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadWritingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritersDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.call": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCallDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.merge": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "appointmentRequests.split": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "availability.list": {
        parameters: {
            query: {
                /** @description Id of a bookable service. */
                service: string;
                /** @description Slug of a location. */
                location: string;
                /** @description First day in Europe/Zagreb. */
                from: string;
                /** @description Last day; the period has at most 62 days. */
                to: string;
                /** @description Id of a therapist; by default all. */
                therapist?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServices.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableServiceDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "integratorBookings.list": {
        parameters: {
            query?: {
                /** @description Returns only later changes, in the first request. Continue with the cursor, not with another timestamp. */
                updatedSince?: string;
                /** @description `nextCursor` of the previous response. A stored cursor returns later changes. */
                cursor?: string;
                limit?: number;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description Next page, `rel="next"`; absent on the last page. */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegratorBookingsPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.submit": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Proof of work required: forms of the site’s own pages must answer the challenge in `Proof-Challenge`. API clients never receive it. */
            428: {
                headers: {
                    "Proof-Challenge"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "integratorBookings.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegratorBookingDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "integratorBookings.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadStatusDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingLinks.cancel": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingLinkDto"];
            };
        };
        responses: {
            /** @description Booking cancelled. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingLinks.move": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkedMoveDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedBookingDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.exportCalendar": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("booked" | "noShow" | "came" | "cancelled" | "spam")[];
                /** @description Visit on this day. */
                visitOn?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendar (RFC 5545). */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("booked" | "noShow" | "came" | "cancelled" | "spam")[];
                /** @description Visit on this day. */
                visitOn?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "staffBookings.add": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBookingDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.export": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("booked" | "noShow" | "came" | "cancelled" | "spam")[];
                /** @description Visit on this day. */
                visitOn?: string;
                /** @description Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia. */
                delimiter?: "comma" | "semicolon";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.erase": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIdsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.changeAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingsChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.undoAll": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoneLeadsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedLeadsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.show": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Assignee: `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Only these leads, as far as the view contains them. */
                ids?: string[];
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("booked" | "noShow" | "came" | "cancelled" | "spam")[];
                /** @description Visit on this day. */
                visitOn?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDetailsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.undo": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.addNote": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNoteDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.reply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReplyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedReplyDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.takeBackReply": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
                replyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.reportWriting": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadWritingDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritersDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.call": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCallDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.merge": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookingInbox.split": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLeadDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "staffBookings.move": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingMoveDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "absences.list": {
        parameters: {
            query?: {
                /** @description First day in Europe/Zagreb; by default today. */
                from?: string;
                /** @description Last day; by default there is none. */
                to?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "absences.add": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceFormDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "absences.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "absences.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceFormDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "absences.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Absence deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistFeeds.renew": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedOwnerDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedAddressDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistFeeds.remove": {
        parameters: {
            query: {
                /** @description Id of a therapist. */
                therapistId: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Address removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "calendarFeed.show": {
        parameters: {
            query: {
                /** @description Token of the secret address. */
                token: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendar (RFC 5545). */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "clientCalendar.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendar (RFC 5545). */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "waitlist.join": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitlistDto"];
            };
        };
        responses: {
            /** @description Entry stored, or stored before. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Proof of work required: forms of the site’s own pages must answer the challenge in `Proof-Challenge`. API clients never receive it. */
            428: {
                headers: {
                    "Proof-Challenge"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reviewLinks.optOut": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewLinkDto"];
            };
        };
        responses: {
            /** @description Invitations ended, now or before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "vouchers.submit": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A retry with the same key and body returns the first response, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherRequestDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceiptDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Proof of work required: forms of the site’s own pages must answer the challenge in `Proof-Challenge`. API clients never receive it. */
            428: {
                headers: {
                    "Proof-Challenge"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeysDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "apiKeys.make": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKeyDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiKeyDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "apiKeys.bind": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyLocationsDto"];
            };
        };
        responses: {
            /** @description Locations changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description API key revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "consents.count": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentsDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contentOverview.overview": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentOverviewDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceChanges.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceChangesDto"];
            };
        };
        responses: {
            /** @description Prices changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "locationContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "holidayContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "holidayContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "holidayContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "holidayContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "holidayContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "holidayContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "holidayContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCategoryContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceCategoryContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceCategoryContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceCategoryContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "priceContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TherapistContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TherapistContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableServiceContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookableServiceContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableServiceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableServiceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookableServiceContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableServiceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableServiceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookableServiceContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableServiceContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistHoursContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistHoursContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistHoursContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TherapistHoursContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistHoursContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistHoursContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistHoursContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistHoursContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TherapistHoursContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistHoursContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistHoursContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistHoursContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistHoursContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "therapistHoursContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TherapistHoursContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "roomContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonialContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonialContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonialContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonialContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonialContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonialContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestimonialContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonialContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "testimonialContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "postContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "postContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "postContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "postContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "postContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "postContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "postContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "navigationContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "navigationContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "navigationContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavigationContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "navigationContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "navigationContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pagePicturesContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePicturesContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pagePicturesContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePicturesContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pagePicturesContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PagePicturesContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePicturesContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pagePicturesContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePicturesContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pagePicturesContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePicturesContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategoryContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopCategoryContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopCategoryContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopCategoryContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopCategoryContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopItemContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopItemContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "shopItemContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseFactsContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FranchiseFactsContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseFactsContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FranchiseFactsContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseFactsContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FranchiseFactsContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FranchiseFactsContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseFactsContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FranchiseFactsContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "franchiseFactsContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FranchiseFactsContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "companyContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "businessContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjectContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSubjectContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSubjectContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "contactSubjectContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplateContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.arrange": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentOrderDto"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplateContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplateContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplateContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplateContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyTemplateContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplateContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "announcementContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "announcementContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "announcementContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "announcementContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "announcementContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "announcementContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "announcementContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectContent.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectContentItemDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectContent.add": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectContentDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectContent.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectContent.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectContentDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectContent.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectContent.confirmTranslation": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectContent.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectContentItemDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectImports.create": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRedirectImportDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectImports.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectImportDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectImports.exportFaults": {
        parameters: {
            query?: {
                /** @description Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia. */
                delimiter?: "comma" | "semicolon";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "redirectImports.add": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRedirectsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageTexts.overview": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTextsOverviewDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageTexts.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTextsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageTexts.save": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageTextsChangeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTextsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageTexts.listMails": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedMailDto"][];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageTexts.showMail": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
                kind: string;
                sample: string;
                language: "hr" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageTexts.discard": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTextsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "pageTexts.restore": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                namespace: "home" | "food-intolerance" | "functional-screening" | "bioresonance-procedure" | "guide" | "pricelist" | "contact" | "appointment" | "booking" | "location" | "questions" | "franchise" | "shop" | "voucher" | "blog" | "newsletter" | "newsletter-links" | "booking-link" | "review-link" | "layout" | "impresum" | "privacy-policy" | "cookies" | "accessibility" | "own-data" | "not-found" | "server-error" | "confirmation-mails" | "newsletter-mails" | "review-mails" | "own-data-mails" | "staff-mails" | "digest-mails";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageTextsRestorationDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTextsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "dashboard.show": {
        parameters: {
            query?: {
                by?: "week" | "month";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "unifiedInbox.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                /** @description Location: `none`, or a slug. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description New: nobody has begun with it. Overdue: its sender was promised an answer by now. Follow-up: staff wanted to be reminded of it by today. Today: received today, in Europe/Zagreb. Mine and unassigned: those with remaining work. No view contains spam. */
                view?: "new" | "overdue" | "followUp" | "today" | "mine" | "unassigned" | "open" | "all";
                sort?: "-receivedAt" | "receivedAt";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnifiedInboxDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "leadEvents.stream": {
        parameters: {
            query: {
                /** @description Leads received after this instant are counted by the first event. */
                since: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyFiles.create": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: uuid */
                    leadId: string;
                    /**
                     * Format: binary
                     * @description PDF, JPEG or PNG; the last field.
                     */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyFileDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyFiles.download": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "replyFiles.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outgoingMails.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                state?: "all" | "waiting" | "sent" | "givenUp";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingMailsPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outgoingMails.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutgoingMailDetailsDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outgoingMails.html": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "outgoingMails.sendAgain": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mail queued. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterIssues.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssuesPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterIssues.create": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueTextsDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssueDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterIssues.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssueDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterIssues.save": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueTextsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssueDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "issueSending.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draft deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterIssues.preview": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
                language: "hr" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuePreviewDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterIssues.html": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
                language: "hr" | "en";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterIssues.test": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueTestDto"];
            };
        };
        responses: {
            /** @description Test mail to the signed-in user queued. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "issueSending.send": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Issue is sent in a minute. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "issueSending.schedule": {
        parameters: {
            query?: {
                /** @description Confirms the phrases in the texts that may be claims about health; recorded in the audit log. */
                claims?: "confirmed";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueScheduleDto"];
            };
        };
        responses: {
            /** @description Issue scheduled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "issueSending.unschedule": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Issue is a draft again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "issueSending.pause": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sending paused. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "issueSending.resume": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sending resumed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "subscriberImports.create": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubscriberImportDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "subscriberImports.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "subscriberImports.chooseColumns": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportColumnsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "subscriberImports.exportFaults": {
        parameters: {
            query?: {
                /** @description Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia. */
                delimiter?: "comma" | "semicolon";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "subscriberImports.send": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendImportDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberImportDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ownData.ask": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDataRequestDto"];
            };
        };
        responses: {
            /** @description Request accepted. A link, valid for an hour, is mailed if data on the address exists. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            /** @description Proof of work required: forms of the site’s own pages must answer the challenge in `Proof-Challenge`. API clients never receive it. */
            428: {
                headers: {
                    "Proof-Challenge"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDto"] & {
                        /** @enum {unknown} */
                        code?: "spam.proof_required" | "lead.version_required" | "absence.version_required" | "content.version_required" | "picture.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ownData.export": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDataLinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDataDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ownData.erase": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDataLinkDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnErasureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "personalData.search": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldingsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "personalData.export": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "personalData.erase": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings.save": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmedSettingValuesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "settings.test": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMessageDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterSubscribers.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                view?: "subscribed" | "pending" | "unsubscribed" | "suppressed";
                sort?: "subscribedAt" | "-subscribedAt" | "email" | "-email";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterSubscribersPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterSubscribers.unsubscribe": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberIdsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterSubscribers.suppress": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberIdsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "newsletterSubscribers.release": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberIdsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuppressedDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "subscriberExports.export": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                view?: "subscribed" | "pending" | "unsubscribed" | "suppressed";
                sort?: "subscribedAt" | "-subscribedAt" | "email" | "-email";
                /** @description Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia. */
                delimiter?: "comma" | "semicolon";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV file (RFC 4180) in UTF-8 with a byte order mark, every cell quoted. To prevent formulas in spreadsheets, an apostrophe precedes `=`, `+`, `-` and `@` at the start of a cell or of a line in it, and after a `,`, `;` or tab. Programs remove one apostrophe at each such position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookValuesDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.save": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookValuesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.remove": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.disable": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook disabled; waiting messages are kept. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.enable": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook enabled; waiting messages are sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.test": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetailsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                state?: "all" | "waiting" | "delivered" | "givenUp";
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveriesPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.delivery": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetailsDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhooks.redeliver": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetailsDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "integratorLeads.list": {
        parameters: {
            query?: {
                /** @description Returns only later changes, in the first request. Continue with the cursor, not with another timestamp. */
                updatedSince?: string;
                /** @description `nextCursor` of the previous response. A stored cursor returns later changes. */
                cursor?: string;
                limit?: number;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description Next page, `rel="next"`; absent on the last page. */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "integratorLeads.read": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
                kind: "contact" | "franchise" | "appointment" | "booking";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "integratorLeads.change": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of the version that the change is based on. */
                "If-Match": string;
            };
            path: {
                id: string;
                kind: "contact" | "franchise" | "appointment" | "booking";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadStatusDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "integratorSubscribers.list": {
        parameters: {
            query?: {
                /** @description Returns only later changes, in the first request. Continue with the cursor, not with another timestamp. */
                updatedSince?: string;
                /** @description `nextCursor` of the previous response. A stored cursor returns later changes. */
                cursor?: string;
                limit?: number;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description Next page, `rel="next"`; absent on the last page. */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribersPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "staffSearch.search": {
        parameters: {
            query: {
                q: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSearchDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auditEvents.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                action?: string;
                actor?: string;
                /** @description On this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description On this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventsPageDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "auditEvents.verify": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerificationDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "session.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "session.begin": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeSignInDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "session.end": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "session.complete": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.show": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.rename": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameDto"];
            };
        };
        responses: {
            /** @description Name updated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.chooseLeadsByMail": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadsByMailDto"];
            };
        };
        responses: {
            /** @description Notifications updated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "account.changePassword": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        responses: {
            /** @description Password changed; the response sets the cookie of a new session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "secondFactor.confirm": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCodeDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "secondFactor.begin": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasswordDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolmentDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "secondFactor.renew": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasswordDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "secondFactor.disable": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPasswordDto"];
            };
        };
        responses: {
            /** @description Two-factor authentication disabled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ownSessions.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessionsDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ownSessions.end": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionsDto"];
            };
        };
        responses: {
            /** @description Session ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invitation.accept": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationDto"];
            };
        };
        responses: {
            /** @description Password set; the response sets the cookie of a session, or of a sign-in that needs a code. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "forgottenPassword.ask": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPasswordDto"];
            };
        };
        responses: {
            /** @description Request accepted. A single-use link, valid for an hour, is mailed if the address has a user. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description ETag of a cached response.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersDto"];
                };
            };
            /** @description Not modified since the ETag in `If-None-Match`. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.invite": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteDto"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLinkDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.changeRole": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleDto"];
            };
        };
        responses: {
            /** @description Role changed; sessions ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.bind": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationsDto"];
            };
        };
        responses: {
            /** @description Locations changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.disable": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User disabled; sessions ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.enable": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User enabled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "users.reset": {
        parameters: {
            query?: {
                /** @description Language of texts and problems; by default that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLinkDto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "webhook.contact.received": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactReceivedMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.appointment.received": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentReceivedMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.booking.created": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCreatedMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.booking.moved": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingMovedMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.booking.cancelled": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCancelledMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.booking.no_show": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingNoShowMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.franchise.received": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FranchiseReceivedMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lead.status_changed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadStatusChangedMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.lead.overdue": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadOverdueMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.subscriber.confirmed": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberConfirmedMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.webhook.test": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message, equal in every attempt; ignore messages received before.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two separated by a space while a secret is rotated.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestMessage"];
            };
        };
        responses: {
            /** @description Endpoint gone: it is disabled immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Message accepted. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Delivery failed, as after any other response or a timeout: it is retried for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
