// Generated from docs/generated/openapi.json by `npm run openapi:release`. SHA-256 of the document: 166b4f752e6d23eee4b02b018e8503f10610a48a451a9ea8485ee0cfd9f23cdd
export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
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
        /** The process can do its work: the database answers and takes what is written */
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
        /** What this process counts and times, for Prometheus; only where a token is configured */
        get: operations["metrics.read"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Lists the locations of every country, all of them or part by part
         * @description Takes no key. One that is sent all the same is checked, and counted by its own limit.
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
        /** Lists who receives clients, and where */
        get: operations["therapists.list"];
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
        /** Sends a message to the locations */
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
        /** Export contact messages with notes as CSV */
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
        /** Erase spam contact messages; those that cannot be erased are listed */
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
        /** Asks about opening a location */
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
        /** Export franchise inquiries with notes as CSV */
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
        /** Erase spam franchise inquiries; those that cannot be erased are listed */
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
        /** Subscribes an address to the newsletter */
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
        /** Confirms a subscription with the token of the link in the mail */
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
        /** Ends a subscription with the token of the link in a newsletter; again changes nothing */
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
        /** Keeps the proof of a decision about cookies */
        post: operations["consent.record"];
        delete?: never;
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
        /** Lists what clients say */
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
        /** Lists the blog’s posts, newest first */
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
        /** Reads one post */
        get: operations["posts.find"];
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
        /** Lists services with their prices, in the order of the price list */
        get: operations["priceList.list"];
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
        /** Asks for an appointment at a location */
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
        /** Export appointment requests with notes as CSV */
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
        /** Erase spam appointment requests; those that cannot be erased are listed */
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
         * Asks for a gift voucher
         * @description Staff get it as a contact message, in lines that say what the voucher is to say. Nothing is paid.
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
        /** Lists the keys of programs */
        get: operations["apiKeys.list"];
        put?: never;
        /** Makes a key for a program; the answer holds it this once */
        post: operations["apiKeys.make"];
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
        /** Revokes a key for good; at once it opens nothing */
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
        /** Counts what visitors decided about cookies, by version of the text they decided on */
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
        /** Tells how much content there is, and how much of it lacks a language */
        get: operations["contentOverview.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all there is of this content, also what is not shown */
        get: operations["locationContent.list"];
        /** Puts all of this content in an order */
        put: operations["locationContent.arrange"];
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["locationContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["locationContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["locationContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["holidayContent.list"];
        put?: never;
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["holidayContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["holidayContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["holidayContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["priceCategoryContent.list"];
        /** Puts all of this content in an order */
        put: operations["priceCategoryContent.arrange"];
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["priceCategoryContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["priceCategoryContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["priceCategoryContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["priceContent.list"];
        /** Puts all of this content in an order */
        put: operations["priceContent.arrange"];
        /** Adds one */
        post: operations["priceContent.add"];
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
        /** Reads one, in every language */
        get: operations["priceContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["priceContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["priceContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["therapistContent.list"];
        /** Puts all of this content in an order */
        put: operations["therapistContent.arrange"];
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["therapistContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["therapistContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["therapistContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["testimonialContent.list"];
        /** Puts all of this content in an order */
        put: operations["testimonialContent.arrange"];
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["testimonialContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["testimonialContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["postContent.list"];
        put?: never;
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["postContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["postContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["postContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["shopCategoryContent.list"];
        /** Puts all of this content in an order */
        put: operations["shopCategoryContent.arrange"];
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["shopCategoryContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["shopCategoryContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["shopCategoryContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["shopItemContent.list"];
        /** Puts all of this content in an order */
        put: operations["shopItemContent.arrange"];
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["shopItemContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["shopItemContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["shopItemContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
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
        /** Reads one, in every language */
        get: operations["franchiseFactsContent.show"];
        /** Replaces one; it is on its page at the next request */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["franchiseFactsContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
        get: operations["companyContent.list"];
        /** Puts all of this content in an order */
        put: operations["companyContent.arrange"];
        /** Adds one */
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
        /** Reads one, in every language */
        get: operations["companyContent.show"];
        /** Replaces one; it is on its page at the next request */
        put: operations["companyContent.save"];
        post?: never;
        /** Removes one for good */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["companyContent.confirmTranslation"];
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
        /** Lists all there is of this content, also what is not shown */
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
        /** Reads one, in every language */
        get: operations["businessContent.show"];
        /** Replaces one; it is on its page at the next request */
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
        /** Says that texts older than those of the other language are still right */
        post: operations["businessContent.confirmTranslation"];
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
        /** Counts what came in, how far it has been worked, and shows what is newest and what waits */
        get: operations["dashboard.show"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Lists the mails of the site, newest first */
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
        /** Shows a mail with its words; who looked is recorded */
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
        /** Shows a mail as a mail program would */
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
        /** Sends a mail again that was given up */
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
        /** Lists the issues of the newsletter, newest first */
        get: operations["newsletterIssues.list"];
        put?: never;
        /** Begins a draft */
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
        /** Reads an issue, to how many it would go, and how far sending it has come */
        get: operations["newsletterIssues.read"];
        /** Replaces the texts of a draft */
        put: operations["newsletterIssues.save"];
        post?: never;
        /** Throws a draft away */
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
        /** Shows an issue as text, as its readers in a language would get it */
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
        /** Shows an issue as a mail program would */
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
        /** Sends an issue to who asks, and nobody else */
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
        /** Sends an issue to all subscribers who have confirmed, from now on */
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
        /** Sends an issue at a moment to come */
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
        /** Makes an issue that waits a draft again */
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
        /** Sends no more of an issue, but for mails that have been begun */
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
        /** Goes on sending an issue, to those it has not been sent to */
        post: operations["issueSending.resume"];
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
        /** Asks for a link to what is held about an address, by mail; it works for an hour */
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
        /** Hands out what is held about the address that a link was mailed to */
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
        /** Erases the subscription of the address that a link was mailed to, and uses the link up */
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
        /** Tells how much is held about an e-mail address; that it was asked is recorded, about whom is not */
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
        /** Hands out all that is held about an e-mail address; that it was is recorded, about whom is not */
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
        /** Erases all that is held about an e-mail address, for good; that it was is recorded, about whom is not */
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
        /** Shows what the owner has set, and what the environment sets */
        get: operations["settings.read"];
        /** Replaces what the owner has set; periods that become shorter delete more at the next daily round */
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
        /** Sends a mail to who asks, from the sender that is set, and says what came of it */
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
        /** Lists the subscribers of the newsletter, filtered, sorted, page by page */
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
        /** Ends subscriptions at their subscribers’ wish */
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
        /** Marks addresses that mails do not reach, or must not: they get none until released */
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
        /** Lets addresses be again what they were before they were suppressed */
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
        /** Exports what the same query lists, as CSV */
        get: operations["subscriberTables.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter-subscribers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes addresses of a CSV table in as not confirmed, and asks each to confirm */
        post: operations["subscriberTables.import"];
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
        /** Lists where other programs hear of events */
        get: operations["webhooks.list"];
        put?: never;
        /** Adds an endpoint; the answer holds its secret, this once */
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
        /** Reads an endpoint */
        get: operations["webhooks.read"];
        /** Replaces the address, the description and the events of an endpoint */
        put: operations["webhooks.save"];
        post?: never;
        /** Removes an endpoint with its log */
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
        /** Tells an endpoint of nothing more; what waits stays */
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
        /** Tells an endpoint of events again, of those first that have waited */
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
        /** Makes a new secret, shown this once; for a day the one before signs as well */
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
        /** Sends a message of type `webhook.test`, and says what came of it if that is known in three seconds */
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
        /** Lists what was sent to an endpoint, newest first, as long as it is kept */
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
        /** Reads what was sent, and how the last answer begins */
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
        /** Sends a message again, by the same id, and says what came of it if that is known in three seconds */
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
        /** Reads leads in the order in which they have changed, none missed */
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
        /** Reads one lead; with `If-None-Match`, only if it has changed */
        get: operations["integratorLeads.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Moves a lead to another status; its history names the key */
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
        /** Reads subscribers in the order in which they have changed, none missed */
        get: operations["integratorSubscribers.list"];
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
        /** Reads the audit log, newest first */
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
        /** Tells whether the audit log is as it was written */
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
        /** Tells who is signed in */
        get: operations["session.show"];
        put?: never;
        /**
         * Signs in; the answer sets the session cookie
         * @description 401 with the code `session.second_factor_required` asks for the same once more with `code`.
         */
        post: operations["session.begin"];
        /** Signs out */
        delete: operations["session.end"];
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
        /** Shows the own account */
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
        /** Changes the own name */
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
        /** Chooses how one hears of new leads by mail, beside the mailbox that staff share */
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
        /** Changes the own password; every other session ends */
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
        /** Turns the second factor on with a code from the app */
        put: operations["secondFactor.confirm"];
        /** Makes a secret for an authenticator app with the password; a code from it turns the second factor on */
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
        /** Makes new recovery codes with the password; the old ones stop working */
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
        /** Turns the second factor off with the password */
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
        /** Lists where one is signed in */
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
        /** Ends one of the own sessions, or all but this one, with the password */
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
        /** Chooses a password with the token of an invitation link */
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
        /** Asks for a link to a new password, by mail; it works once, within an hour */
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
        /** Lists who may sign in */
        get: operations["users.list"];
        put?: never;
        /** Invites a person; the answer holds the link to hand over */
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
        /** Changes a user's role; their sessions end */
        put: operations["users.changeRole"];
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
        /** Keeps a user from signing in; their sessions end */
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
        /** Lets a disabled user sign in again */
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
        /** Takes the password away, and the second factor if asked; the answer holds the link for a new password */
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
        /** A message has come, or left the spam box */
        post: operations["webhook.contact.received"];
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
        /** A franchise inquiry has come, or left the spam box */
        post: operations["webhook.franchise.received"];
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
        /** A request for an appointment has come, or left the spam box */
        post: operations["webhook.appointment.received"];
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
        /** A lead has another status */
        post: operations["webhook.lead.status_changed"];
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
        /** A subscriber has confirmed the address */
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
        /** The owner tries the endpoint */
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
             * @description In the request's language.
             * @example Nevažeća email adresa
             */
            message: string;
            /**
             * @description Stable name of what is wrong, for programs.
             * @example email.invalid
             * @enum {string}
             */
            code: "required" | "invalid" | "name.required" | "firstName.required" | "lastName.required" | "email.required" | "email.invalid" | "email.orPhone" | "phone.required" | "phone.invalid" | "phone.international" | "subject.required" | "subject.invalid" | "message.required" | "preferredLocation.required" | "password.required" | "password.wrong" | "password.same" | "password.common" | "tooLong" | "unknownField" | "invalidCharacters" | "invalidPage" | "invalidPageSize" | "note.required" | "date.invalid" | "date.taken" | "date.past" | "time.invalid" | "time.order" | "time.overlap" | "price.invalid" | "category.invalid" | "category.taken" | "minutes.invalid" | "degrees.invalid" | "slug.invalid" | "slug.taken" | "slug.reserved" | "publishedAt.past" | "registrationNumber.invalid" | "oib.invalid" | "url.invalid" | "code.required" | "code.wrong" | "role.invalid" | "tooShort" | "iban.invalid" | "visits.invalid" | "csv.invalid" | "csv.tooLong" | "period.invalid" | "period.shorter" | "addresses.invalid" | "hours.invalid" | "setByEnvironment" | "confirmDeletion" | "webhookUrl.required" | "webhookUrl.invalid" | "webhookUrl.credentials" | "webhookUrl.port" | "webhookUrl.private" | "webhookUrl.taken" | "webhookEvents.required" | "keyName.required" | "expiry.required" | "scopes.required" | "moment.invalid" | "singlePrice.invalid" | "service.required" | "service.unknown" | "item.required" | "item.unknown" | "recipient.required" | "location.required" | "location.unknown" | "location.invalid" | "wish.required" | "wish.past" | "wish.tooFar" | "wish.closed" | "wish.partOver" | "wish.partClosed" | "wish.repeated" | "partOfDay.invalid" | "forWhom.invalid" | "investment.order" | "wholeNumber.invalid";
            /**
             * @description The limits that the message speaks of.
             * @example {
             *       "max": 120
             *     }
             */
            args?: Record<string, never>;
        };
        ProblemDto: {
            /**
             * Format: uri
             * @description The address of a page that explains the `code`, in two languages.
             */
            type: string;
            /** @description What goes by this `code`, in the request's language. */
            title: string;
            /**
             * Format: int32
             * @example 422
             */
            status: number;
            /** @description What to do about it this time, in the request's language. */
            detail: string;
            /**
             * @description Stable name of the error, for programs.
             * @example validation
             * @enum {string}
             */
            code: "bad_request" | "malformed_json" | "unauthorized" | "forbidden" | "cross_origin" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation" | "too_many_requests" | "internal" | "unavailable" | "idempotency.reused" | "key.missing" | "key.invalid" | "key.expired" | "key.revoked" | "key.scope_missing" | "cursor.gone" | "spam.proof_required" | "newsletter.already_subscribed" | "newsletter.suppressed" | "newsletter.link_used" | "newsletter.link_expired" | "newsletter.link_unknown" | "own_data.link_expired" | "own_data.link_unknown" | "own_data.no_subscription" | "session.sign_in_failed" | "session.second_factor_required" | "session.second_factor_failed" | "session.one_time_password_expired" | "account.password_change_required" | "second_factor.not_pending" | "second_factor.off" | "invitation.invalid" | "user.exists" | "user.last_administrator" | "lead.not_found" | "lead.version_required" | "lead.changed_meanwhile" | "lead.move_not_allowed" | "lead.undo_not_allowed" | "lead.merge_not_allowed" | "lead.erasure_not_allowed" | "content.not_found" | "content.version_required" | "content.changed_meanwhile" | "content.list_changed" | "content.in_use" | "content.category_in_use" | "content.price_in_use" | "issue.not_found" | "issue.version_required" | "issue.changed_meanwhile" | "issue.wrong_status" | "mail.not_found" | "mail.not_given_up" | "settings.version_required" | "settings.changed_meanwhile" | "webhook.not_found" | "webhook.version_required" | "webhook.changed_meanwhile" | "webhook.disabled" | "webhook.too_many";
            /** @description What to mend, field by field. */
            errors?: components["schemas"]["FieldErrorDto"][];
            /**
             * @description Which limit was passed, as `RateLimit` names it.
             * @example contact
             */
            limit?: string;
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
            /** @description Without any it is closed. */
            hours: components["schemas"]["OpeningIntervalDto"][];
        };
        LocationDto: {
            /** @example velika-gorica */
            slug: string;
            /** @example Velika Gorica */
            name: string;
            /**
             * @description What it is called in other languages.
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
             * @description Its number at WhatsApp, with the country code; null without one.
             * @example +385 91 555 0130
             */
            whatsapp: string | null;
            /**
             * @description The same at Viber.
             * @example null
             */
            viber: string | null;
            /** @description Who works there, with the profession. */
            practitioner: string;
            /** @description Degrees, WGS 84. */
            latitude: number;
            /** @description Degrees, WGS 84. */
            longitude: number;
            /** @description Seven days, Monday first; an empty day is closed. */
            hours: components["schemas"]["OpeningIntervalDto"][][];
            /** @description Days to come on which other hours hold than in other weeks. */
            specialDays: components["schemas"]["SpecialDayDto"][];
            description: string;
        };
        TherapistDto: {
            /** @example Petra Hrastić */
            name: string;
            /** @example therapist */
            role: string;
            training: string;
            /**
             * @description Those they speak.
             * @example Croatian, English
             */
            languages: string;
            /**
             * @description Slugs of the locations where they work.
             * @example [
             *       "zagreb"
             *     ]
             */
            locations: string[];
            /**
             * @description The drawing at `/portraits/{portrait}.svg`.
             * @enum {string}
             */
            portrait: "long-hair" | "short-hair" | "bun" | "curls" | "beard" | "glasses";
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
            /** @enum {string} */
            subject: "general" | "foodIntolerance" | "functionalScreening" | "bioresonance" | "franchise";
            message: string;
            /**
             * @description The slug of the location that it is for.
             * @example zagreb
             */
            location?: string;
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
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** @enum {string} */
            subject: "general" | "foodIntolerance" | "functionalScreening" | "bioresonance" | "franchise";
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
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** @enum {string} */
            subject: "general" | "foodIntolerance" | "functionalScreening" | "bioresonance" | "franchise";
            message: string;
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam";
            /** @description Messages of the same person that were merged into it. */
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
            /** @description Whether there are more items than `total`. */
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
             * @description Null: nobody.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null: none. */
            location?: string | null;
            /** @description True: into the trash; false: back. */
            trashed?: boolean;
            /** @enum {string} */
            status?: "new" | "inProgress" | "answered" | "closed" | "spam";
            ids: string[];
        };
        ChangedLeadsDto: {
            /**
             * Format: date-time
             * @description By which the change can be taken back.
             */
            at: string;
            changed: string[];
            /** @description Those that were so already. */
            unchanged: string[];
            refused: components["schemas"]["RefusedChangeDto"][];
        };
        UndoneLeadsDto: {
            ids: string[];
            /**
             * Format: date-time
             * @description When they were changed, as that was answered.
             */
            at: string;
        };
        LeadNoteDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The lead it was written about; another one if that was merged.
             */
            leadId: string;
            /** @description Name of who wrote it; their e-mail address while they have none. */
            author: string;
            text: string;
            /** Format: date-time */
            writtenAt: string;
        };
        LeadEventDto: {
            /**
             * Format: uuid
             * @description The lead that was changed; another one if that was merged.
             */
            leadId: string;
            /** Format: date-time */
            at: string;
            /** @description Name of who changed it; their e-mail address while they have none. Of a program, the name of its key. */
            actor: string;
            /** @enum {string} */
            type: "status" | "assignee" | "location" | "trashed" | "restored" | "merged" | "split";
            oldValue: string | null;
            newValue: string | null;
        };
        RelatedLeadDto: {
            /** @enum {string} */
            kind: "contactMessage" | "franchiseInquiry" | "appointmentRequest";
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /** @example Ana Horvat */
            name: string;
            /** @description Subject of a message, or the location an inquiry prefers. */
            about: string;
            status: string;
            /** Format: date-time */
            trashedAt: string | null;
        };
        ContactMessageDetailsDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
             * @example 3
             */
            version: number;
            name: string;
            phone: string | null;
            /** @enum {string} */
            subject: "general" | "foodIntolerance" | "functionalScreening" | "bioresonance" | "franchise";
            message: string;
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam";
            /** @description Messages of the same person that were merged into it. */
            merged: components["schemas"]["ContactMessageItemDto"][];
            /**
             * Format: uuid
             * @description The lead it is shown with.
             */
            mergedIntoId: string | null;
            /** @description Statuses it may change to. */
            moves: string[];
            /** @description Oldest first, those of merged leads among them. */
            notes: components["schemas"]["LeadNoteDto"][];
            /** @description Oldest first, those of merged leads among them. */
            history: components["schemas"]["LeadEventDto"][];
            /** @description Newest first, without those merged into it. */
            samePerson: components["schemas"]["RelatedLeadDto"][];
            /**
             * Format: uuid
             * @description Before it in the list asked for.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description After it in the list asked for.
             */
            nextId: string | null;
            /**
             * Format: int32
             * @description The page of the list asked for that it is on, or the last as far as lists are counted.
             * @example 1
             */
            page: number;
        };
        ContactMessageChangeDto: {
            /**
             * Format: uuid
             * @description Null: nobody.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null: none. */
            location?: string | null;
            /** @description True: into the trash; false: back. */
            trashed?: boolean;
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
             * @description The slug of the location that its sender knows the chain by.
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
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
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
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
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
            /** @description Inquiries of the same person that were merged into it. */
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
            /** @description Whether there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["FranchiseInquiryInListDto"][];
        };
        FranchiseInquiriesChangeDto: {
            /**
             * Format: uuid
             * @description Null: nobody.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null: none. */
            location?: string | null;
            /** @description True: into the trash; false: back. */
            trashed?: boolean;
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
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
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
            /** @description Inquiries of the same person that were merged into it. */
            merged: components["schemas"]["FranchiseInquiryItemDto"][];
            /**
             * Format: uuid
             * @description The lead it is shown with.
             */
            mergedIntoId: string | null;
            /** @description Statuses it may change to. */
            moves: string[];
            /** @description Oldest first, those of merged leads among them. */
            notes: components["schemas"]["LeadNoteDto"][];
            /** @description Oldest first, those of merged leads among them. */
            history: components["schemas"]["LeadEventDto"][];
            /** @description Newest first, without those merged into it. */
            samePerson: components["schemas"]["RelatedLeadDto"][];
            /**
             * Format: uuid
             * @description Before it in the list asked for.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description After it in the list asked for.
             */
            nextId: string | null;
            /**
             * Format: int32
             * @description The page of the list asked for that it is on, or the last as far as lists are counted.
             * @example 1
             */
            page: number;
        };
        FranchiseInquiryChangeDto: {
            /**
             * Format: uuid
             * @description Null: nobody.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null: none. */
            location?: string | null;
            /** @description True: into the trash; false: back. */
            trashed?: boolean;
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
             * @description The same in every language: all who are quoted are clients.
             * @enum {string}
             */
            role: "Client";
            /** @description A woman, whom Croatian calls by another word for the role. */
            feminine: boolean;
            /** @example Zagreb */
            town: string | null;
            /** @description The page of the service that they speak of. */
            servicePage: ("foodIntolerance" | "functionalScreening" | "bioresonanceProcedure") | null;
            text: string;
        };
        PostSummaryDto: {
            /** @example frequency */
            slug: string;
            title: string;
            excerpt: string;
            author: string;
            /**
             * @description Name of its picture.
             * @enum {string}
             */
            picture: "blog" | "post-what-is-bioresonance" | "post-frequency" | "post-detox" | "post-franchise" | "about" | "bioresonance-procedure" | "contact" | "food-intolerance" | "franchise" | "functional-screening" | "hero" | "pets" | "pricelist" | "shop";
            /** Format: date-time */
            publishedAt: string;
        };
        PostDto: {
            /** @example frequency */
            slug: string;
            title: string;
            excerpt: string;
            author: string;
            /**
             * @description Name of its picture.
             * @enum {string}
             */
            picture: "blog" | "post-what-is-bioresonance" | "post-frequency" | "post-detox" | "post-franchise" | "about" | "bioresonance-procedure" | "contact" | "food-intolerance" | "franchise" | "functional-screening" | "hero" | "pets" | "pricelist" | "shop";
            /** Format: date-time */
            publishedAt: string;
            /** @description Markdown. */
            body: string;
            /** @description What the picture of the post shows. */
            imageAlt: string;
        };
        PriceListRowDto: {
            /** @example Testing */
            category: string;
            /** @example Food intolerance testing */
            service: string;
            /**
             * @description Taxes included; 0 is free.
             * @example 80
             */
            price: number;
            /** @enum {string} */
            currency: "EUR";
            /**
             * Format: int32
             * @description How many the price pays for.
             * @example 1
             */
            visits: number;
            /**
             * Format: int32
             * @description Of one visit.
             * @example 60
             */
            durationMinutes: number | null;
            /** @example Covers 200+ foods. */
            note: string | null;
            /**
             * @description Of a package: how many euros less than its visits one by one.
             * @example null
             */
            saving: number | null;
            /** @description The page of the site that tells of the service. */
            servicePage: ("foodIntolerance" | "functionalScreening" | "bioresonanceProcedure") | null;
        };
        WishDto: {
            /**
             * Format: date
             * @description On which the location is open, in Europe/Zagreb: today or one of the next 90 days.
             * @example 2026-12-01
             */
            date: string;
            /**
             * @description In which the location has hours: until 12:00, until 17:00, later; or `any`.
             * @enum {string}
             */
            partOfDay: "any" | "morning" | "afternoon" | "evening";
        };
        AppointmentRequestDto: {
            /**
             * @description What the price list calls it, in either language.
             * @example Food intolerance testing
             */
            service: string;
            /**
             * @description The slug of a location.
             * @example zagreb
             */
            location: string;
            /** @description No two alike. */
            wishes: components["schemas"]["WishDto"][];
            /**
             * @description Who comes.
             * @enum {string}
             */
            forWhom: "self" | "child" | "pet";
            /** @example Ana Horvat */
            name: string;
            /**
             * Format: email
             * @description One of this and `phone` is enough.
             * @example ana@example.com
             */
            email?: string;
            /** @example +385 91 234 5678 */
            phone?: string;
            note?: string;
        };
        AppointmentRequestItemDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            email: string | null;
            /**
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
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
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
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
            /** @description Requests of the same person that were merged into it. */
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
            /** @description Whether there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["AppointmentRequestInListDto"][];
        };
        AppointmentRequestsChangeDto: {
            /**
             * Format: uuid
             * @description Null: nobody.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null: none. */
            location?: string | null;
            /** @description True: into the trash; false: back. */
            trashed?: boolean;
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
             * @description The language the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * Format: uuid
             * @description Who of the staff answers it.
             */
            assigneeId: string | null;
            location: string | null;
            /** Format: date-time */
            firstAnsweredAt: string | null;
            /** Format: date-time */
            trashedAt: string | null;
            /** @description Why it was stored as spam. */
            suspicions: ("bait" | "quick" | "noPage" | "sender" | "unproven")[];
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag.
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
            /** @description Requests of the same person that were merged into it. */
            merged: components["schemas"]["AppointmentRequestItemDto"][];
            /**
             * Format: uuid
             * @description The lead it is shown with.
             */
            mergedIntoId: string | null;
            /** @description Statuses it may change to. */
            moves: string[];
            /** @description Oldest first, those of merged leads among them. */
            notes: components["schemas"]["LeadNoteDto"][];
            /** @description Oldest first, those of merged leads among them. */
            history: components["schemas"]["LeadEventDto"][];
            /** @description Newest first, without those merged into it. */
            samePerson: components["schemas"]["RelatedLeadDto"][];
            /**
             * Format: uuid
             * @description Before it in the list asked for.
             */
            previousId: string | null;
            /**
             * Format: uuid
             * @description After it in the list asked for.
             */
            nextId: string | null;
            /**
             * Format: int32
             * @description The page of the list asked for that it is on, or the last as far as lists are counted.
             * @example 1
             */
            page: number;
        };
        AppointmentRequestChangeDto: {
            /**
             * Format: uuid
             * @description Null: nobody.
             */
            assigneeId?: string | null;
            /** @description Slug of a location; null: none. */
            location?: string | null;
            /** @description True: into the trash; false: back. */
            trashed?: boolean;
            /** @enum {string} */
            status?: "new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam";
        };
        VoucherRequestDto: {
            /**
             * @description The slug of an item of the shop that is neither free nor about the franchise.
             * @example darovni-bon-postupak
             */
            item: string;
            /**
             * @description Whose name stands on the voucher.
             * @example Ana
             */
            recipient: string;
            /**
             * @description Who gives it, as the voucher says.
             * @example Marko
             */
            giver?: string;
            /**
             * @description What the voucher says to the recipient.
             * @example Sretan rođendan!
             */
            greeting?: string;
            /** @description For staff alone. */
            note?: string;
            /**
             * @description The slug of the location where it is to be used; any, where it is left out.
             * @example zagreb
             */
            location?: string;
            /**
             * @description Who asks for it.
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
             * @description How the key begins, by which it is told from others.
             * @example bio_4f1d9c2a7b3e8056
             */
            beginning: string;
            scopes: ("leads:read" | "leads:write" | "locations:read" | "subscribers:read")[];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** @description Name of who made it; their e-mail address while they have none. */
            createdBy: string;
            /**
             * Format: date-time
             * @description Null: never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
        };
        ApiKeysDto: {
            /** @description The newest first. */
            items: components["schemas"]["ApiKeyDto"][];
        };
        NewApiKeyDto: {
            /** @example CRM */
            name: string;
            /** @enum {string} */
            expiry: "30days" | "90days" | "365days" | "date" | "never";
            /**
             * Format: date
             * @description The last day on which it is good, in Zagreb; of expiry `date`.
             */
            expiresOn?: string;
            scopes: ("leads:read" | "leads:write" | "locations:read" | "subscribers:read")[];
        };
        MadeApiKeyDto: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description How the key begins, by which it is told from others.
             * @example bio_4f1d9c2a7b3e8056
             */
            beginning: string;
            scopes: ("leads:read" | "leads:write" | "locations:read" | "subscribers:read")[];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** Format: date-time */
            createdAt: string;
            /** @description Name of who made it; their e-mail address while they have none. */
            createdBy: string;
            /**
             * Format: date-time
             * @description Null: never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** @description The key itself: nothing tells it again. */
            key: string;
        };
        ConsentFiguresDto: {
            /** Format: int32 */
            policyVersion: number;
            /**
             * Format: int32
             * @description Decisions, not visitors: who decides anew counts again.
             */
            accepted: number;
            /** Format: int32 */
            declined: number;
            /**
             * Format: date-time
             * @description When the first of those that are kept was made.
             */
            since: string;
        };
        ConsentsDto: {
            /**
             * Format: int32
             * @description The version that visitors decide on now.
             */
            policyVersion: number;
            /** @description The newest version first. */
            versions: components["schemas"]["ConsentFiguresDto"][];
        };
        ContentOverviewDto: {
            /** @enum {string} */
            kind: "location" | "holiday" | "priceCategory" | "price" | "therapist" | "testimonial" | "post" | "shopCategory" | "shopItem" | "franchiseFacts" | "company" | "business";
            /**
             * @description Its folder in addresses.
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
             * @description Those whose texts in one language have stayed behind the other’s.
             * @example 1
             */
            outdated: number;
            /**
             * Format: int32
             * @description Those made up for a new installation, and not replaced since.
             * @example 4
             */
            invented: number;
        };
        PractitionerContentDto: {
            name: string;
            role?: {
                hr: string;
                en: string;
            };
        };
        IntervalContentDto: {
            /**
             * @description Local time in Europe/Zagreb.
             * @example 12:00
             */
            opens: string;
            /** @example 20:00 */
            closes: string;
        };
        SpecialDayContentDto: {
            /**
             * Format: date
             * @example 2026-12-24
             */
            date: string;
            /** @description Without any it is closed. */
            hours: components["schemas"]["IntervalContentDto"][];
        };
        LocationContentDto: {
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
            /** @description Monday first; an empty day is closed. */
            hours: components["schemas"]["IntervalContentDto"][][];
            name?: {
                hr: string;
                en: string;
            };
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
            practitioner: components["schemas"]["PractitionerContentDto"];
            /** @description Degrees, WGS 84. */
            latitude: number;
            /** @description Degrees, WGS 84. */
            longitude: number;
            specialDays: components["schemas"]["SpecialDayContentDto"][];
            description?: {
                hr: string;
                en: string;
            };
        };
        LocationContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["LocationContentDto"];
        };
        ContentOrderDto: {
            ids: string[];
        };
        HolidayContentDto: {
            /**
             * Format: date
             * @example 2026-12-24
             */
            date: string;
            name?: {
                hr: string;
                en: string;
            };
            /** @description Without any it is closed. */
            hours: components["schemas"]["IntervalContentDto"][];
        };
        HolidayContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
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
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["PriceCategoryContentDto"];
        };
        IncludedPriceDto: {
            /**
             * Format: uuid
             * @description Another row of the price list, which is no package itself.
             */
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
            /** @default [] */
            includes: components["schemas"]["IncludedPriceDto"][];
            /**
             * @default none
             * @enum {string}
             */
            servicePage: "none" | "foodIntolerance" | "functionalScreening" | "bioresonanceProcedure";
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
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["PriceContentDto"];
        };
        WorkplaceContentDto: {
            /** @example dubrovnik */
            location: string;
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
            /** @enum {string} */
            portrait: "long-hair" | "short-hair" | "bun" | "curls" | "beard" | "glasses";
        };
        TherapistContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["TherapistContentDto"];
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
            /** @description A woman, whom Croatian calls by another word for the role. */
            feminine: boolean;
            text?: {
                hr: string;
                en: string;
            };
            /** @description Kept, but not shown. */
            hidden: boolean;
        };
        TestimonialContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["TestimonialContentDto"];
        };
        PostContentDto: {
            title?: {
                hr: string;
                en: string;
            };
            excerpt?: {
                hr: string;
                en: string;
            };
            /** @description Markdown. */
            body?: {
                hr: string;
                en: string;
            };
            /** @enum {string} */
            picture: "blog" | "post-what-is-bioresonance" | "post-frequency" | "post-detox" | "post-franchise" | "about" | "bioresonance-procedure" | "contact" | "food-intolerance" | "franchise" | "functional-screening" | "hero" | "pets" | "pricelist" | "shop";
            imageAlt?: {
                hr: string;
                en: string;
            };
            author: string;
            /** @example frequency */
            slug: string;
            /** @enum {string} */
            status: "draft" | "scheduled" | "published";
            /** @description When a scheduled post appears. A published one keeps its time, or gets that of being published. */
            publishedAt: string | null;
        };
        PostContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["PostContentDto"];
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
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
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
            /** @example 80 */
            price: number | null;
            /**
             * @description What a message about it is about.
             * @enum {string}
             */
            subject: "general" | "foodIntolerance" | "functionalScreening" | "bioresonance" | "franchise";
        };
        ShopItemContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["ShopItemContentDto"];
        };
        FranchiseFactsContentDto: {
            /**
             * Format: int32
             * @description Euros.
             * @example 35000
             */
            investmentFrom: number;
            /**
             * Format: int32
             * @description Euros.
             * @example 60000
             */
            investmentTo: number;
            /**
             * Format: int32
             * @description Square metres, at least.
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
            /** @description Kept, but not shown. */
            hidden: boolean;
        };
        FranchiseFactsContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["FranchiseFactsContentDto"];
        };
        DirectorContentDto: {
            name: string;
        };
        CompanyContentDto: {
            /**
             * @description Slug of the location it runs.
             * @example dubrovnik
             */
            location: string;
            company: string;
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
            directors: components["schemas"]["DirectorContentDto"][];
            address: string;
            bank: string;
            /** @example HR17 2360 0001 1012 3456 5 */
            iban: string;
        };
        CompanyContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["CompanyContentDto"];
        };
        SocialPagesContentDto: {
            /** Format: uri */
            facebook: string;
            /** Format: uri */
            instagram: string;
            /** Format: uri */
            linkedin: string;
        };
        BusinessContentDto: {
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
            /** @description Monday first; an empty day is closed. */
            hours: components["schemas"]["IntervalContentDto"][][];
            name: string;
            company: string;
            /** @example +385 91 234 5678 */
            mobilePhone: string;
            social: components["schemas"]["SocialPagesContentDto"];
            /** @description Locations, people, prices and testimonials are made up, and pages say so. */
            sample: boolean;
        };
        BusinessContentItemDto: {
            /** Format: uuid */
            id: string;
            /**
             * Format: int32
             * @description Grows with every change; also the ETag.
             */
            version: number;
            /** @description The language whose texts have stayed behind the other’s. */
            outdatedLanguage: ("hr" | "en") | null;
            /** @description Made up for a new installation, and not replaced since. */
            invented: boolean;
            slug: string | null;
            content: components["schemas"]["BusinessContentDto"];
        };
        StatusCountDto: {
            status: string;
            /** Format: int32 */
            leads: number;
            /** @description Whether there is still something to be done. */
            open: boolean;
        };
        FirstAnswersDto: {
            /**
             * Format: int32
             * @description How many senders had their first answer.
             */
            answered: number;
            /** @description Median from arrival to first answer; null without any. */
            medianSeconds: number | null;
        };
        LeadFiguresDto: {
            /** @enum {string} */
            kind: "contactMessage" | "franchiseInquiry" | "appointmentRequest";
            /** Format: int32 */
            total: number;
            /**
             * Format: int32
             * @description Since midnight in Europe/Zagreb.
             */
            today: number;
            /**
             * Format: int32
             * @description Today and the six days before, in Europe/Zagreb.
             */
            last7Days: number;
            /** @description Every status but spam, in the order of the work. */
            statuses: components["schemas"]["StatusCountDto"][];
            /**
             * Format: int32
             * @description Open, and with nobody to answer.
             */
            unassigned: number;
            /**
             * Format: int32
             * @description What waits in the spam box; in none of the other figures.
             */
            spam: number;
            /** @description Answered in the last 30 days. */
            firstAnswers: components["schemas"]["FirstAnswersDto"];
            /** @description Answered in the 30 days before those. */
            firstAnswersBefore: components["schemas"]["FirstAnswersDto"];
        };
        LeadsInPeriodDto: {
            /**
             * Format: date
             * @description Its first day, in Europe/Zagreb; weeks begin on Monday.
             */
            from: string;
            /** Format: int32 */
            contactMessage: number;
            /** Format: int32 */
            franchiseInquiry: number;
            /** Format: int32 */
            appointmentRequest: number;
        };
        SubscribersInMonthDto: {
            /**
             * Format: date
             * @description Its first day, in Europe/Zagreb.
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
             * @description Who is subscribed now.
             */
            total: number;
            /** @description The last six months, oldest first. */
            months: components["schemas"]["SubscribersInMonthDto"][];
        };
        LeadSummaryDto: {
            /** @enum {string} */
            kind: "contactMessage" | "franchiseInquiry" | "appointmentRequest";
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /** @example Ana Horvat */
            name: string;
            /** @description Subject of a message, or the location an inquiry prefers. */
            about: string;
            status: string;
        };
        DashboardDto: {
            leads: components["schemas"]["LeadFiguresDto"][];
            /** @enum {string} */
            by: "week" | "month";
            /** @description The last twelve weeks or months, oldest first. */
            periods: components["schemas"]["LeadsInPeriodDto"][];
            subscribers: components["schemas"]["SubscriberFiguresDto"];
            /** @description Up to five without an answer, the one that waits longest first. */
            waiting: components["schemas"]["LeadSummaryDto"][];
            /** @description The newest five. */
            newest: components["schemas"]["LeadSummaryDto"][];
        };
        OutgoingMailDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description What it tells, and whom.
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
             * @description Null when there is none to come.
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
            /** @description Whether there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["OutgoingMailDto"][];
            /**
             * Format: int32
             * @description Mails that are still to be sent.
             * @example 0
             */
            waiting: number;
            /**
             * Format: int32
             * @description Mails that were given up.
             * @example 0
             */
            givenUp: number;
            /** @description Whether mails become files, since there is no mail server. */
            keptAsFiles: boolean;
        };
        OutgoingMailDetailsDto: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description What it tells, and whom.
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
             * @description Null when there is none to come.
             */
            nextAttemptAt: string | null;
            lastError: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** @example <01936d2e-7c1b-7000-8000-000000000000@example.com> */
            messageId: string;
            /** @description Null when what it was about is gone, as are the others. */
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
            status: "draft" | "scheduled" | "sending" | "paused" | "sent";
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
            /** @description Whether there are more items than `total`. */
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
             * @description How many there were to send to when it started.
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
             * @description Mails that are queued, or will be tried again.
             * @example 50
             */
            waiting: number;
            /**
             * Format: int32
             * @description Mails that were given up.
             * @example 1
             */
            givenUp: number;
            /**
             * Format: int32
             * @description Those who left before their mail went out.
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
            status: "draft" | "scheduled" | "sending" | "paused" | "sent";
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
            /** @description To how many it would be sent now, by language. */
            audience: components["schemas"]["IssueAudienceDto"];
            progress: components["schemas"]["IssueProgressDto"];
        };
        IssuePreviewDto: {
            /** @example Spring in our centres */
            subject: string;
            /** @description As mail programs show it that draw no HTML. */
            text: string;
        };
        IssueTestDto: {
            /** @enum {string} */
            language: "hr" | "en";
        };
        IssueScheduleDto: {
            /**
             * Format: date-time
             * @description When it is sent.
             */
            at: string;
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
            /** @description The words as they were shown; of an import, where the address comes from. */
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
             * @description Issues of the newsletter that were sent.
             */
            issues: number;
        };
        OwnMessageDto: {
            /** @enum {string} */
            kind: "contact" | "franchise" | "appointment";
            /** Format: date-time */
            sentAt: string;
        };
        OwnDataDto: {
            /** @example ana@example.com */
            email: string;
            /** Format: date-time */
            readAt: string;
            subscription: components["schemas"]["OwnSubscriptionDto"] | null;
            /** @description Newest first; their words are handed out by people alone. */
            messages: components["schemas"]["OwnMessageDto"][];
            /**
             * Format: int32
             * @description Records of mails that were sent to the address.
             */
            mails: number;
            /** @description Whether a hash of the address is kept so that nobody writes to it. */
            forgotten: boolean;
        };
        OwnErasureDto: {
            /** @description Rows by table. */
            erased: {
                [key: string]: number;
            };
            /** @description What is still held. */
            remaining: components["schemas"]["OwnDataDto"];
        };
        PersonDto: {
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
        };
        HoldingsDto: {
            /** @example ana@example.com */
            email: string;
            /** @description Rows by table, and files of mails. */
            held: {
                [key: string]: number;
            };
            /** @description Addresses of leads that staff have merged with theirs. */
            otherAddresses: string[];
            /** @description Whether a hash of the address is kept so that nobody writes to it. */
            forgotten: boolean;
        };
        PersonalDataDto: {
            /** @example ana@example.com */
            email: string;
            /** @description Rows by table, and files of mails. */
            held: {
                [key: string]: number;
            };
            /** @description Addresses of leads that staff have merged with theirs. */
            otherAddresses: string[];
            /** @description Whether a hash of the address is kept so that nobody writes to it. */
            forgotten: boolean;
            /** Format: date-time */
            exportedAt: string;
            /** @description Rows by table, as they are stored, and files of mails. */
            data: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        ErasureDto: {
            /** @description Rows by table, and files of mails. */
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
             * @description Where staff hear of leads that no location answers; several with commas.
             * @example ana@example.com, iva@example.com
             */
            staffEmails?: string;
            /**
             * @description At which hours digests go out, on the clocks of Zagreb; several with commas.
             * @example 7, 13
             */
            digestHours?: string;
            /**
             * @description How long messages are kept since anything was done about them.
             * @example 2 years
             */
            contactMessages?: string;
            /**
             * @description The same of franchise inquiries.
             * @example 2 years
             */
            franchiseInquiries?: string;
            /**
             * @description The same of requests for appointments.
             * @example 2 years
             */
            appointmentRequests?: string;
            /**
             * @description The same of any of them in the trash or the spam.
             * @example 2 years
             */
            discardedLeads?: string;
            /**
             * @description How long subscribers who left are kept.
             * @example 2 years
             */
            endedSubscriptions?: string;
            /**
             * @description How long addresses are kept that have not confirmed their subscription.
             * @example 2 years
             */
            unconfirmedSubscriptions?: string;
            /**
             * @description How long proofs of decisions about cookies are kept.
             * @example 2 years
             */
            consentProofs?: string;
            /**
             * @description How long mails are kept once they were sent or given up.
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
            /** @description What the owner has set. */
            values: components["schemas"]["SettingValuesDto"];
            /** @description What counts where the owner has set nothing. */
            defaults: components["schemas"]["SettingValuesDto"];
            /**
             * @description What cannot be set here, since a variable of the environment sets it, and which.
             * @example {
             *       "senderName": "MAIL_FROM",
             *       "senderEmail": "MAIL_FROM"
             *     }
             */
            setBy: {
                [key: string]: string;
            };
        };
        TestMessageDto: {
            /**
             * @description Kept: as a file, since there is no mail server.
             * @enum {string}
             */
            outcome: "sent" | "kept" | "failed";
            /**
             * @description That of who asked.
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
             * @description The language of the newsletter.
             * @enum {string}
             */
            language: "hr" | "en";
            /** @description The words the subscriber agreed to. */
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
            /** @description Whether there are more items than `total`. */
            totalIsCapped: boolean;
            items: components["schemas"]["NewsletterSubscriberItemDto"][];
        };
        SubscriberIdsDto: {
            ids: string[];
        };
        UnsubscribedDto: {
            /**
             * Format: int32
             * @description How many subscriptions ended.
             * @example 2
             */
            unsubscribed: number;
        };
        SuppressedDto: {
            /**
             * Format: int32
             * @description How many addresses were marked, or are so no longer.
             * @example 2
             */
            changed: number;
        };
        SubscriberImportDto: {
            /** @description With a column `email`, and `language` where it is not the same for all. */
            csv: string;
            /**
             * @description Of those of whom the table does not say it.
             * @enum {string}
             */
            language: "hr" | "en";
            /**
             * @description Where the addresses come from; kept with each.
             * @example Sajam u Zagrebu, svibanj 2026.
             */
            origin: string;
        };
        SubscribersImportedDto: {
            /**
             * Format: int32
             * @description Addresses that are asked to confirm.
             * @example 40
             */
            added: number;
            /**
             * Format: int32
             * @description Addresses that were known, whatever they are: nothing is done to them.
             * @example 2
             */
            known: number;
            /**
             * @description Lines of the table that have no address in them.
             * @example [
             *       7
             *     ]
             */
            refused: number[];
        };
        LeadPayload: {
            /** Format: uuid */
            id: string;
            /**
             * @description The form that it came by.
             * @enum {string}
             */
            kind: "contact" | "franchise" | "appointment";
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled";
            location: string | null;
            /**
             * @description The language that the sender read the site in.
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
             * @description When it happened; by it, messages are put in order.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        FranchiseReceivedMessage: {
            /** @enum {string} */
            type: "franchise.received";
            /**
             * Format: date-time
             * @description When it happened; by it, messages are put in order.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        AppointmentReceivedMessage: {
            /** @enum {string} */
            type: "appointment.received";
            /**
             * Format: date-time
             * @description When it happened; by it, messages are put in order.
             */
            timestamp: string;
            data: components["schemas"]["LeadPayload"];
        };
        StatusPayload: {
            /** Format: uuid */
            id: string;
            /**
             * @description The form that it came by.
             * @enum {string}
             */
            kind: "contact" | "franchise" | "appointment";
            /** @enum {string} */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled";
            location: string | null;
            /**
             * @description The language that the sender read the site in.
             * @enum {string}
             */
            language: "hr" | "en";
            /** Format: date-time */
            receivedAt: string;
            /** @enum {string} */
            previousStatus: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled";
        };
        LeadStatusChangedMessage: {
            /** @enum {string} */
            type: "lead.status_changed";
            /**
             * Format: date-time
             * @description When it happened; by it, messages are put in order.
             */
            timestamp: string;
            data: components["schemas"]["StatusPayload"];
        };
        SubscriberPayload: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "hr" | "en";
            /**
             * Format: date-time
             * @description Null when that is no longer so.
             */
            confirmedAt: string | null;
        };
        SubscriberConfirmedMessage: {
            /** @enum {string} */
            type: "subscriber.confirmed";
            /**
             * Format: date-time
             * @description When it happened; by it, messages are put in order.
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
             * @description When it happened; by it, messages are put in order.
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
            events: ("contact.received" | "appointment.received" | "franchise.received" | "lead.status_changed" | "subscriber.confirmed")[];
            /** @description Whether it is told of events. */
            enabled: boolean;
            /**
             * @description Who or what disabled it; `gone`: it answered 410; `failing`: it has taken nothing for three days.
             * @enum {string|null}
             */
            disabledBecause: "owner" | "gone" | "failing" | null;
            /** Format: date-time */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null while the last one did not.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before signs as well; null where none does.
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
            events: ("contact.received" | "appointment.received" | "franchise.received" | "lead.status_changed" | "subscriber.confirmed")[];
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
            events: ("contact.received" | "appointment.received" | "franchise.received" | "lead.status_changed" | "subscriber.confirmed")[];
            /** @description Whether it is told of events. */
            enabled: boolean;
            /**
             * @description Who or what disabled it; `gone`: it answered 410; `failing`: it has taken nothing for three days.
             * @enum {string|null}
             */
            disabledBecause: "owner" | "gone" | "failing" | null;
            /** Format: date-time */
            disabledAt: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null while the last one did not.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before signs as well; null where none does.
             */
            previousSecretUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description What messages are signed with, by Standard Webhooks. It is shown this once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        WebhookSecretDto: {
            /**
             * @description What messages are signed with, by Standard Webhooks. It is shown this once.
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
             * @description When it ended.
             */
            at: string;
            /**
             * Format: int32
             * @description Of the answer, if there was one.
             * @example 200
             */
            status: number | null;
            /**
             * @description Why it failed; null where it did not.
             * @enum {string|null}
             */
            fault: "status" | "redirect" | "timeout" | "hostUnknown" | "addressRefused" | "connection" | "certificate" | "protocol" | "secretLost" | null;
            /**
             * Format: int32
             * @description How long it took.
             * @example 120
             */
            milliseconds: number;
            /**
             * Format: date-time
             * @description For when the next one was planned.
             */
            nextAttemptAt: string | null;
        };
        WebhookDeliveryDetailsDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description The `webhook-id` of every attempt.
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
             * @description Null when there is none to come.
             */
            nextAttemptAt: string | null;
            /**
             * Format: int32
             * @description Of the last answer, if there was one.
             * @example 200
             */
            status: number | null;
            /**
             * @description Why the last attempt failed; null where it did not.
             * @enum {string|null}
             */
            fault: "status" | "redirect" | "timeout" | "hostUnknown" | "addressRefused" | "connection" | "certificate" | "protocol" | "secretLost" | null;
            /**
             * Format: int32
             * @description How long the last attempt took.
             * @example 120
             */
            milliseconds: number | null;
            /** @description What is sent, to the letter. */
            body: string;
            answer: string | null;
            /** @description The newest first. */
            log: components["schemas"]["WebhookAttemptDto"][];
        };
        WebhookDeliveryDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description The `webhook-id` of every attempt.
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
             * @description Null when there is none to come.
             */
            nextAttemptAt: string | null;
            /**
             * Format: int32
             * @description Of the last answer, if there was one.
             * @example 200
             */
            status: number | null;
            /**
             * @description Why the last attempt failed; null where it did not.
             * @enum {string|null}
             */
            fault: "status" | "redirect" | "timeout" | "hostUnknown" | "addressRefused" | "connection" | "certificate" | "protocol" | "secretLost" | null;
            /**
             * Format: int32
             * @description How long the last attempt took.
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
            /** @description Whether there are more items than `total`. */
            totalIsCapped: boolean;
            /** @description Newest first. */
            items: components["schemas"]["WebhookDeliveryDto"][];
        };
        SentMessageDto: {
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            subject: "general" | "foodIntolerance" | "functionalScreening" | "bioresonance" | "franchise";
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
             * @description The form that it came by.
             * @enum {string}
             */
            kind: "contact" | "franchise" | "appointment";
            /** Format: uuid */
            id: string;
            /**
             * @description `merged`: shown with another lead of the same person. `spam`, `trashed`: forget what was sent until it is `active` again; it comes without it. `erased`: gone for good.
             * @enum {string}
             */
            state: "active" | "merged" | "spam" | "trashed" | "erased";
            /**
             * @description Null of one that is erased.
             * @enum {string|null}
             */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | null;
            /**
             * Format: int32
             * @description Grows with every change; in quotation marks, the ETag. Null of one that is erased.
             * @example 3
             */
            version: number | null;
            /**
             * Format: date-time
             * @description Null of one that is erased.
             */
            receivedAt: string | null;
            /** Format: date-time */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When the sender was first answered.
             */
            firstAnsweredAt: string | null;
            /**
             * @description The language the sender read the site in.
             * @enum {string|null}
             */
            language: "hr" | "en" | null;
            location: string | null;
            /**
             * Format: uuid
             * @description The lead it is shown with.
             */
            mergedIntoId: string | null;
            /** @description Of kind `contact`, while `active` or `merged`. */
            contact: components["schemas"]["SentMessageDto"] | null;
            /** @description Of kind `franchise`, while `active` or `merged`. */
            franchise: components["schemas"]["SentInquiryDto"] | null;
            /** @description Of kind `appointment`, while `active` or `merged`. */
            appointment: components["schemas"]["SentRequestDto"] | null;
        };
        LeadsPageDto: {
            /** @description Whether more can be read at once. If not, ask again later, with `nextCursor`. */
            hasMore: boolean;
            /** @description How far was read: keep it once what came with it is stored. */
            nextCursor: string;
            /** @description The oldest change first. */
            items: components["schemas"]["LeadDto"][];
        };
        LeadStatusDto: {
            /**
             * @description Of those that the kind of the lead has, one that it may move to.
             * @enum {string}
             */
            status: "new" | "inProgress" | "answered" | "closed" | "spam" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled";
        };
        SubscriberDto: {
            /** Format: uuid */
            id: string;
            /**
             * @description Write to `subscribed` ones alone. `erased`: gone for good.
             * @enum {string}
             */
            state: "subscribed" | "pending" | "unsubscribed" | "suppressed" | "erased";
            email: string | null;
            /**
             * @description Null of one that is erased.
             * @enum {string|null}
             */
            language: "hr" | "en" | null;
            /**
             * Format: date-time
             * @description Null of one that is erased.
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
            /** @description Whether more can be read at once. If not, ask again later, with `nextCursor`. */
            hasMore: boolean;
            /** @description How far was read: keep it once what came with it is stored. */
            nextCursor: string;
            /** @description The oldest change first. */
            items: components["schemas"]["SubscriberDto"][];
        };
        AuditEventDto: {
            /** @description Grows with time. */
            id: string;
            /** Format: date-time */
            at: string;
            actor: string | null;
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
            /** @description Whether there are more items than `total`. */
            totalIsCapped: boolean;
            /** @description Newest first. */
            items: components["schemas"]["AuditEventDto"][];
        };
        AuditVerificationDto: {
            intact: boolean;
            /**
             * Format: int32
             * @description How many lines were found in order.
             */
            rows: number;
            /** @description Hash of the last of them. */
            head: string;
            fault: ("changed" | "misplaced" | "unsealed" | "cut" | "added" | "rewritten" | "forgotten") | null;
            brokenId: string | null;
        };
        CodeSignInDto: {
            /** @example ana@example.com */
            email: string;
            /** Format: password */
            password: string;
            /** @description From the app, or a recovery code; needed where a second factor is on. */
            code?: string;
        };
        SessionDto: {
            /** @example ana@example.com */
            email: string;
            /** @enum {string} */
            role: "admin" | "staff";
            /** @description All but changing the password is closed until it is done. */
            mustChangePassword: boolean;
        };
        AccountDto: {
            email: string;
            name: string | null;
            /** @enum {string} */
            role: "admin" | "staff";
            passwordSetAt: string | null;
            /**
             * @description How one hears of new leads by mail.
             * @enum {string}
             */
            leadsByMail: "none" | "atOnce" | "digest";
            secondFactor: boolean;
            /**
             * Format: int32
             * @description How many recovery codes are unused.
             */
            recoveryCodesLeft: number;
        };
        NameDto: {
            /** @description What colleagues see; their e-mail address when empty. */
            name: string;
        };
        LeadsByMailDto: {
            /** @enum {string} */
            leadsByMail: "none" | "atOnce" | "digest";
        };
        ChangePasswordDto: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        ConfirmPasswordDto: {
            /** Format: password */
            password: string;
        };
        EnrolmentDto: {
            /** @description Base32, for typing into the app. */
            secret: string;
            /** @description `otpauth://`, for opening the app on the same device. */
            uri: string;
            /** @description The same as an SVG picture of a QR code. */
            qrSvg: string;
        };
        ConfirmCodeDto: {
            /** @example 123456 */
            code: string;
        };
        RecoveryCodesDto: {
            /** @description Each stands in for the app once. Shown this once. */
            recoveryCodes: string[];
        };
        OwnSessionDto: {
            /** @description Names the session; cannot be used to sign in. */
            id: string;
            /** Format: date-time */
            begunAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description The session that asks. */
            current: boolean;
            browser: string | null;
            system: string | null;
        };
        OwnSessionsDto: {
            /** @description Newest first. */
            items: components["schemas"]["OwnSessionDto"][];
        };
        EndSessionsDto: {
            /** Format: password */
            password: string;
            session: string;
        };
        AcceptInvitationDto: {
            token: string;
            /** @description What they are called; stays as the inviter wrote it when absent, none when empty. */
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
            role: "admin" | "staff";
            /**
             * @description `invited`: has no password yet, or none any more.
             * @enum {string}
             */
            state: "active" | "invited" | "disabled";
            /** @description Whether sign-in asks for a code from an app. */
            secondFactor: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        UsersDto: {
            /** @description By e-mail address. */
            items: components["schemas"]["UserDto"][];
        };
        InviteDto: {
            /** @enum {string} */
            role: "admin" | "staff";
            /**
             * Format: email
             * @example ana@example.com
             */
            email: string;
            name?: string;
        };
        InvitationLinkDto: {
            /** Format: uuid */
            userId: string;
            /** @description Shown this once; with it a password can be chosen, once. */
            link: string;
            /** Format: date-time */
            expiresAt: string;
        };
        RoleDto: {
            /** @enum {string} */
            role: "admin" | "staff";
        };
        ResetDto: {
            /** @description When the app and the recovery codes are lost too; without it they stay. */
            removeSecondFactor?: boolean;
        };
    };
    responses: {
        /** @description The request cannot be read: the body is not JSON, a header or the path is malformed. */
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
        /** @description Not allowed, or sent by a browser for another site. */
        Forbidden: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "forbidden" | "cross_origin" | "key.scope_missing" | "account.password_change_required";
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
                    code?: "not_found" | "newsletter.link_unknown" | "own_data.link_unknown" | "invitation.invalid" | "lead.not_found" | "content.not_found" | "issue.not_found" | "mail.not_found" | "webhook.not_found";
                };
            };
        };
        /** @description In conflict with what is stored. */
        Conflict: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "newsletter.already_subscribed" | "newsletter.suppressed" | "newsletter.link_used" | "own_data.no_subscription" | "second_factor.not_pending" | "second_factor.off" | "user.exists" | "user.last_administrator" | "lead.move_not_allowed" | "lead.undo_not_allowed" | "lead.merge_not_allowed" | "lead.erasure_not_allowed" | "content.list_changed" | "content.in_use" | "content.category_in_use" | "content.price_in_use" | "issue.wrong_status" | "mail.not_given_up" | "webhook.disabled" | "webhook.too_many";
                };
            };
        };
        /** @description Gone: what it was about has expired. */
        Gone: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "cursor.gone" | "newsletter.link_expired" | "own_data.link_expired";
                };
            };
        };
        /** @description Changed by somebody else since the version that `If-Match` names. */
        PreconditionFailed: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "lead.changed_meanwhile" | "content.changed_meanwhile" | "issue.changed_meanwhile" | "settings.changed_meanwhile" | "webhook.changed_meanwhile";
                };
            };
        };
        /** @description The body is over 100 kB. */
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
        /** @description The body is not application/json. */
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
        /** @description Some fields must be mended; `errors` names them. */
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
        /** @description Without an `If-Match` header it is not known which version is to be changed. */
        PreconditionRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDto"] & {
                    /** @enum {unknown} */
                    code?: "spam.proof_required" | "lead.version_required" | "content.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
                };
            };
        };
        /** @description Too many requests; `Retry-After` tells the seconds to wait. */
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
        /** @description Something went wrong on our side, and was logged. */
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
        /** @description The database does not answer; `Retry-After` tells the seconds to wait. */
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
                    code?: "unavailable";
                };
            };
        };
    };
    parameters: {
        /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
        lang: "hr" | "en";
        /**
         * @description The ETag of an answer that the sender has.
         * @example W/"2b-Zm9v"
         */
        "If-None-Match": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of what is read.
         * @example W/"2b-Zm9v"
         */
        ETag: string;
        /**
         * @description Seconds to wait.
         * @example 5
         */
        "Retry-After": number;
        /**
         * @description Of limited routes, once a request is counted: how many more are taken (`r`) in how many seconds (`t`), by the name of the limit.
         * @example "contact";r=19;t=600
         */
        RateLimit: string;
        /**
         * @description Of limited routes: how many requests (`q`) are taken in how many seconds (`w`).
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
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
    "locations.list": {
        parameters: {
            query?: {
                limit?: number;
                /** @description Where to go on: that of the address in the `Link` header of the part before. */
                cursor?: string;
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
                    /** @description The next part, `rel="next"`; absent at the end. */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationDto"][];
                };
            };
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
    "contact.submit": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
            /** @description The page's own form has to answer the challenge of `Proof-Challenge`: nobody else is asked, and what comes unasked is stored. */
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
                        code?: "spam.proof_required" | "lead.version_required" | "content.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "inProgress" | "answered" | "closed" | "spam")[];
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "inProgress" | "answered" | "closed" | "spam")[];
                /** @description What stands between cells: where numbers have a decimal comma, as in Croatia, Excel expects a semicolon. */
                delimiter?: "comma" | "semicolon";
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180 in UTF-8 with a byte order mark, every cell quoted. So that spreadsheets run no formula, an apostrophe stands before what looks like one (`=`, `+`, `-`, `@`) at the start of a cell or of a line in it, and after a `,`, `;` or tab; programs take one apostrophe away at each such place. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "inProgress" | "answered" | "closed" | "spam")[];
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
    "contactMessages.merge": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
            /** @description The page's own form has to answer the challenge of `Proof-Challenge`: nobody else is asked, and what comes unasked is stored. */
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
                        code?: "spam.proof_required" | "lead.version_required" | "content.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam")[];
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam")[];
                /** @description What stands between cells: where numbers have a decimal comma, as in Croatia, Excel expects a semicolon. */
                delimiter?: "comma" | "semicolon";
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180 in UTF-8 with a byte order mark, every cell quoted. So that spreadsheets run no formula, an apostrophe stands before what looks like one (`=`, `+`, `-`, `@`) at the start of a cell or of a line in it, and after a `,`, `;` or tab; programs take one apostrophe away at each such place. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "contacted" | "qualified" | "negotiating" | "signed" | "rejected" | "spam")[];
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
    "franchiseInquiries.merge": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
            /** @description Stored. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Confirmed. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description The subscription has ended. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
    "testimonials.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
            /** @description The page's own form has to answer the challenge of `Proof-Challenge`: nobody else is asked, and what comes unasked is stored. */
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
                        code?: "spam.proof_required" | "lead.version_required" | "content.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam")[];
                /** @description Preferred slot on this day. */
                wished?: string;
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam")[];
                /** @description Preferred slot on this day. */
                wished?: string;
                /** @description What stands between cells: where numbers have a decimal comma, as in Croatia, Excel expects a semicolon. */
                delimiter?: "comma" | "semicolon";
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180 in UTF-8 with a byte order mark, every cell quoted. So that spreadsheets run no formula, an apostrophe stands before what looks like one (`=`, `+`, `-`, `@`) at the start of a cell or of a line in it, and after a `,`, `;` or tab; programs take one apostrophe away at each such place. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description `me`, `none`, or the id of a user. */
                assignee?: string;
                /** @description `none`, or the slug of a location. */
                location?: string;
                /** @description Received on this day or later, in Europe/Zagreb. */
                from?: string;
                /** @description Received on this day or earlier, in Europe/Zagreb. */
                to?: string;
                /** @description Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on. */
                view?: "inbox" | "open" | "spam" | "trash";
                sort?: "receivedAt" | "-receivedAt" | "name" | "-name" | "email" | "-email" | "status" | "-status";
                status?: ("new" | "proposed" | "agreed" | "came" | "didNotCome" | "cancelled" | "spam")[];
                /** @description Preferred slot on this day. */
                wished?: string;
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
    "appointmentRequests.merge": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "vouchers.submit": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /** @description A repetition with the same key and body answers as the first did, for 24 hours. */
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
            /** @description The page's own form has to answer the challenge of `Proof-Challenge`: nobody else is asked, and what comes unasked is stored. */
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
                        code?: "spam.proof_required" | "lead.version_required" | "content.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
    "apiKeys.revoke": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Revoked. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
    "locationContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "holidayContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "priceCategoryContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "priceContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
    "priceContent.show": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "therapistContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "testimonialContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "shopCategoryContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "shopItemContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "franchiseFactsContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "companyContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "businessContent.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
    "dashboard.show": {
        parameters: {
            query?: {
                by?: "week" | "month";
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
    "outgoingMails.list": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                state?: "all" | "waiting" | "sent" | "givenUp";
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Queued. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Gone. */
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
    "newsletterIssues.preview": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Queued. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being sent. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
            /** @description It waits. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description A draft. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Paused. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description It is being sent. */
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
    "ownData.ask": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Goes out if anything is held; the answer does not tell. */
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
            /** @description The page's own form has to answer the challenge of `Proof-Challenge`: nobody else is asked, and what comes unasked is stored. */
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
                        code?: "spam.proof_required" | "lead.version_required" | "content.version_required" | "issue.version_required" | "settings.version_required" | "webhook.version_required";
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
                "If-Match": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingValuesDto"];
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
    "subscriberTables.export": {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                search?: string;
                view?: "subscribed" | "pending" | "unsubscribed" | "suppressed";
                sort?: "subscribedAt" | "-subscribedAt" | "email" | "-email";
                /** @description What stands between cells: where numbers have a decimal comma, as in Croatia, Excel expects a semicolon. */
                delimiter?: "comma" | "semicolon";
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180 in UTF-8 with a byte order mark, every cell quoted. So that spreadsheets run no formula, an apostrophe stands before what looks like one (`=`, `+`, `-`, `@`) at the start of a cell or of a line in it, and after a `,`, `;` or tab; programs take one apostrophe away at each such place. */
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
    "subscriberTables.import": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberImportDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribersImportedDto"];
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
    "webhooks.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Removed. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Disabled. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Enabled. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description Only what has changed since; for the first request. Read on with the cursor, not with another time. */
                updatedSince?: string;
                /** @description `nextCursor` of the answer before. Kept for later, it brings what has changed meanwhile. */
                cursor?: string;
                limit?: number;
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
                    /** @description The next part, `rel="next"`; absent at the end. */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsPageDto"];
                };
            };
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
                 * @example W/"2b-Zm9v"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                id: string;
                kind: "contact" | "franchise" | "appointment";
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header: {
                /** @description ETag of what is changed, as it was seen. */
                "If-Match": string;
            };
            path: {
                id: string;
                kind: "contact" | "franchise" | "appointment";
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
                /** @description Only what has changed since; for the first request. Read on with the cursor, not with another time. */
                updatedSince?: string;
                /** @description `nextCursor` of the answer before. Kept for later, it brings what has changed meanwhile. */
                cursor?: string;
                limit?: number;
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
                    /** @description The next part, `rel="next"`; absent at the end. */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribersPageDto"];
                };
            };
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
    "account.show": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Changed. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Chosen. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Changed; the answer sets the cookie of a new session. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            409: components["responses"]["Conflict"];
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Off. */
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
    "ownSessions.list": {
        parameters: {
            query?: {
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Ended. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description The password is set; sign in with it. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Goes out if the address is a user’s; the answer does not tell. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
                lang?: components["parameters"]["lang"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the sender has.
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
            /** @description As it was when the ETag of `If-None-Match` was given. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Changed. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Disabled. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
            /** @description Enabled. */
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
                /** @description The language of texts and problems; without it that of the `language` cookie, else Croatian. */
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
                 * @description The same in every attempt: who has had it before has nothing to do.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two while a secret is replaced, with a space between them.
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
            /** @description Never again: the endpoint is disabled at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, as after any other answer or none: it is sent again, for three days. */
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
                 * @description The same in every attempt: who has had it before has nothing to do.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two while a secret is replaced, with a space between them.
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
            /** @description Never again: the endpoint is disabled at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, as after any other answer or none: it is sent again, for three days. */
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
                 * @description The same in every attempt: who has had it before has nothing to do.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two while a secret is replaced, with a space between them.
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
            /** @description Never again: the endpoint is disabled at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, as after any other answer or none: it is sent again, for three days. */
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
                 * @description The same in every attempt: who has had it before has nothing to do.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two while a secret is replaced, with a space between them.
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
            /** @description Never again: the endpoint is disabled at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, as after any other answer or none: it is sent again, for three days. */
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
                 * @description The same in every attempt: who has had it before has nothing to do.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two while a secret is replaced, with a space between them.
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
            /** @description Never again: the endpoint is disabled at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, as after any other answer or none: it is sent again, for three days. */
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
                 * @description The same in every attempt: who has had it before has nothing to do.
                 * @example msg_01936d2e-7c1b-7000-8000-000000000000
                 */
                "Webhook-Id": string;
                /**
                 * @description Of the attempt, in seconds since 1970.
                 * @example 1772526600
                 */
                "Webhook-Timestamp": string;
                /**
                 * @description One signature, or two while a secret is replaced, with a space between them.
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
            /** @description Never again: the endpoint is disabled at once. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not taken, as after any other answer or none: it is sent again, for three days. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
